const MONTHS = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];

/** A day and an hour on the reader's clock: "1er mars 2026 à 9 h 05". Without Intl (see counted.ts). */
export function dayAndTime(moment: Date): string {
  const day = moment.getDate();
  const hour = `${moment.getHours()}\u00a0h\u00a0${String(moment.getMinutes()).padStart(2, "0")}`;
  return `${day === 1 ? "1er" : day} ${MONTHS[moment.getMonth()]} ${moment.getFullYear()} à ${hour}`;
}
