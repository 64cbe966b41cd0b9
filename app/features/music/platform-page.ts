/** The platform's own page of a video, for those who would rather see it there. */
export function platformPage(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
