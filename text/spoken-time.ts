import { counted } from "./counted.ts";

/** Seconds in words, for screen readers: « 3 minutes 5 secondes ». */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    [Math.floor(whole / 3600), "heure"],
    [Math.floor((whole % 3600) / 60), "minute"],
    [whole % 60, "seconde"],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => counted(count, unit, `${unit}s`));
  return said.join(" ") || "0 seconde";
}
