/** The hour on the reader's clock: "09:05". */
export function clockTime(moment: Date): string {
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}
