import { existsSync } from "node:fs";
import { hostname } from "node:os";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Place } from "#server/open-store.ts";
import type { Departure } from "#server/outbox/postgres/postgres.ts";
import { databasePath, moveAside } from "#server/outbox/sqlite/sqlite.ts";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { Misuse } from "../misuse.ts";
import { readOptions } from "../read-options.ts";
import { carryAll, type Carried, inFolder, whileStopped } from "./carry.ts";

type Say = (text: string) => void;

/**
 * `move`: all messages go from the data folder to the database of DATABASE_URL, or back, with what became of them. What is
 * carried is seen there before anything goes from where it was; cut short, the command is run again.
 * @returns the exit code: 1 when the site runs on this data folder
 * @throws StoreUnavailable with the reason
 */
export async function move(
  place: Place,
  args: readonly string[],
  write: (text: string) => void,
): Promise<number> {
  const { retour } = readOptions(args, { retour: { type: "boolean" } }, 0).values;
  const address = place.DATABASE_URL;
  if (address === undefined)
    throw new Misuse(
      "Écrivez d’abord dans site.env, par DATABASE_URL, l’adresse de la base PostgreSQL où vont, ou d’où viennent, les messages.",
    );
  const say = (text: string): void => write(frenchSpaces(`${text}\n`));
  const work = retour === true ? toFolder : toPostgres;
  return whileStopped(place.DATA_DIR, async (dataDir) => {
    const { openDeparture } = await import("#server/outbox/postgres/postgres.ts");
    const departure = openDeparture(address);
    try {
      return await work(dataDir, departure, say);
    } finally {
      await departure.store.close();
    }
  });
}

async function toPostgres(dataDir: string, { store, comeBack }: Departure, say: Say): Promise<number> {
  const path = databasePath(dataDir);
  const carried = existsSync(path) ? await inFolder(dataDir, (from) => carryAll(from, store)) : undefined;
  await comeBack();
  if (carried === undefined) {
    say(
      `Rien à porter : il n’y a pas de messages dans « ${dataDir} ». Le site peut démarrer avec DATABASE_URL.`,
    );
    return 0;
  }
  const aside = moveAside(path, "demenagee");
  say(`${told(carried)} dans PostgreSQL.`);
  say(`L’ancienne base est dans ${aside} ; le site l’efface lui-même au bout de six mois.`);
  say("Le site peut démarrer, avec la même DATABASE_URL sur chaque machine.");
  return 0;
}

async function toFolder(dataDir: string, { store, leave, underWay }: Departure, say: Say): Promise<number> {
  await leave(`${hostname()}:${resolve(dataDir)}`);
  for (let left = await underWay(); left > 0; left = await underWay()) {
    say(`Des messages sont en cours d’envoi : encore ${Math.ceil(left / 1000)} s au plus.`);
    await wait(Math.min(left, 5000));
  }
  const carried = await inFolder(dataDir, (to) => carryAll(store, to));
  await store.remove((await store.list()).map(({ id }) => id));
  say(`${told(carried)} dans « ${dataDir} ». La base PostgreSQL n’en garde aucun.`);
  say("Enlevez DATABASE_URL de site.env, puis démarrez le site sur cette machine seule.");
  return 0;
}

function told({ all, fresh, waiting }: Carried): string {
  const before = all - fresh;
  const known = before === 0 ? "" : ` (${counted(before, "y était", "y étaient")} déjà)`;
  const left =
    waiting === 0 ? "" : `, dont ${counted(waiting, "qui attend son envoi", "qui attendent leur envoi")}`;
  return `${counted(all, "message porté", "messages portés")}${known}${left}`;
}
