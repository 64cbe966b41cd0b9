import { PATIENCE } from "#app/state/until-there.ts";
import { toast } from "./toast.ts";

/** After how long somebody who waits is told so, in milliseconds. */
const SOON = 1000;

/**
 * Waits for what a person has asked for, as long as a person does; says so where it takes longer than a moment.
 * @throws what it fails with, or nothing where nothing comes at all
 */
export function waitAloud<T>(coming: Promise<T>): Promise<T> {
  const tell = setTimeout(toast.status, SOON, "Le réseau tarde…");
  const silence = new Promise<never>((_, giveUp) => {
    setTimeout(giveUp, PATIENCE);
  });
  return Promise.race([coming, silence]).finally(() => clearTimeout(tell));
}
