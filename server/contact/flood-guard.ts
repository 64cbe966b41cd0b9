import type { DatabaseSync } from "node:sqlite";
import { frenchSpaces } from "#text/french-spaces.ts";

/** More messages than any community writes: beyond, someone is filling the mailbox or the disk. */
const PER_DAY = 2000;
const IN_ALL = 10_000;

const DAY = 24 * 3_600_000;

/** Whether the mailbox can take more: `day` is over until tomorrow, `full` until the staff has made room. */
export function floodState(db: DatabaseSync, now: number): "fine" | "day" | "full" {
  const today = Number(
    db.prepare("SELECT count(*) AS n FROM message WHERE received_at > ?").get(now - DAY)?.["n"],
  );
  if (today >= PER_DAY) return "day";
  return Number(db.prepare("SELECT count(*) AS n FROM message").get()?.["n"]) >= IN_ALL ? "full" : "fine";
}

const TROUBLES = {
  fine: undefined,
  day: `Plus de ${PER_DAY.toLocaleString("fr-FR")} messages en un jour : les suivants sont refusés. Effacez ceux qui n’en sont pas (npm run messages -- delete).`,
  full: `La boîte garde ${IN_ALL.toLocaleString("fr-FR")} messages : les suivants sont refusés. Faites de la place (npm run messages -- export, puis delete).`,
};

/** Why messages are turned away for their number, in French for the staff, or undefined. */
export function floodTrouble(db: DatabaseSync, now: number): string | undefined {
  const text = TROUBLES[floodState(db, now)];
  return text && frenchSpaces(text);
}
