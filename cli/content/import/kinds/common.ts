import type { Content } from "#schemas/content.ts";
import { keyOf, Refused } from "../read/read-source.ts";

/** The key of the arc that a source means, by its key or its name; the word itself when nobody knows it. */
export function arcKey({ arcs }: Content, word: string): string {
  const meant = arcs.find(({ key, name }) => [key, name].some((each) => keyOf(each) === keyOf(word)));
  return meant?.key ?? word;
}

/** A day as the content writes it, from 2023-03-31, an instant, or 31/3/2023. @throws Refused when it is none */
export function frenchDate(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  if (year !== undefined) return `${day}/${month}/${year}`;
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text);
  if (french) return `${french[1]?.padStart(2, "0")}/${french[2]?.padStart(2, "0")}/${french[3]}`;
  throw new Refused(`La date « ${text} » ne se lit pas. → Écrivez jour/mois/année (exemple : 31/03/2023).`);
}
