import { counted } from "./counted.ts";
import { DAY, HOUR, MINUTE } from "./durations.ts";

/** How long something has lasted, in its largest unit: « 3 heures », « 2 jours », « moins d’une minute ». */
export function ageWords(milliseconds: number): string {
  const units = [
    [DAY, "jour", "jours"],
    [HOUR, "heure", "heures"],
    [MINUTE, "minute", "minutes"],
  ] as const;
  const unit = units.find(([length]) => milliseconds >= length);
  if (unit === undefined) return "moins d’une minute";
  const [length, one, many] = unit;
  return counted(Math.floor(milliseconds / length), one, many);
}
