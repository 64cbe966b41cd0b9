import { existsSync } from "node:fs";
import { hostname } from "node:os";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Home, homeOf, openDeparture, type Place } from "#server/open-store.ts";
import type { Departure } from "#server/outbox/departure.ts";
import { databasePath, moveAside } from "#server/outbox/sqlite/sqlite.ts";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { Misuse } from "../misuse.ts";
import { readOptions } from "../read-options.ts";
import { carryAll, type Carried, inFolder, whileStopped } from "./carry.ts";

type Say = (text: string) => void;

/** What is said of a place that messages go to, or come back from. */
interface Words {
  to: string;
  /** What becomes of the file that they left. */
  left: string;
  /** What to do once they are there, and once they are back. */
  there: string;
  back: string;
}

const WORDS: Readonly<Record<Exclude<Home, "folder">, Words>> = {
  postgres: {
    to: "dans PostgreSQL",
    left: "le site l’efface lui-même au bout de six mois",
    there: "Le site peut démarrer, avec la même DATABASE_URL sur chaque machine.",
    back: "La base PostgreSQL n’en garde aucun.\nEnlevez DATABASE_URL de site.env, puis démarrez le site sur cette machine seule.",
  },
  d1: {
    to: "chez Cloudflare (D1)",
    left: "elle contient encore les messages, effacez-la quand tout va bien",
    there: "Publiez le site (npm run deploy -- cloudflare) ; celui de cette machine n’a plus à tourner.",
    back: "La base D1 n’en garde aucun, mais Cloudflare garde de quoi y revenir quelques jours ; le formulaire publié là-bas refuse désormais les messages.\nEnlevez CLOUDFLARE_D1 de site.env, puis démarrez le site sur cette machine.",
  },
};

/** Said when an earlier try had brought some: what was erased between the two is where that try brought it. */
const ERASED_SINCE = "Ce qui a été effacé entre deux essais est à effacer de nouveau (erase).";

/**
 * `move`: all messages go from the data folder to the place that the settings name, PostgreSQL or D1, or back, with what
 * became of them. What is carried is seen there before anything goes from where it was; cut short, the command is run again.
 * @returns the exit code: 1 when the site runs on this data folder
 * @throws StoreUnavailable with the reason
 */
export async function move(
  place: Place,
  args: readonly string[],
  write: (text: string) => void,
): Promise<number> {
  const { retour } = readOptions(args, { retour: { type: "boolean" } }, 0).values;
  const home = homeOf(place);
  if (home === "folder")
    throw new Misuse(
      frenchSpaces(
        "Écrivez d’abord dans site.env où vont, ou d’où viennent, les messages : par DATABASE_URL une base PostgreSQL, par CLOUDFLARE_D1 celle de Cloudflare.",
      ),
    );
  const say = (text: string): void => write(frenchSpaces(`${text}\n`));
  const work = retour === true ? toFolder : fromFolder;
  return whileStopped(place.DATA_DIR, async (dataDir) => {
    const departure = await openDeparture(place);
    if (departure === undefined) throw new Error("no place but the folder");
    try {
      return await work(dataDir, departure, WORDS[home], say);
    } finally {
      await departure.store.close();
    }
  });
}

async function fromFolder(
  dataDir: string,
  { store, comeBack }: Departure,
  { to, left, there }: Words,
  say: Say,
): Promise<number> {
  const path = databasePath(dataDir);
  const carried = existsSync(path) ? await inFolder(dataDir, (from) => carryAll(from, store)) : undefined;
  await comeBack();
  if (carried === undefined) {
    say(`Rien à porter : il n’y a pas de messages dans « ${dataDir} ».\n${there}`);
    return 0;
  }
  const aside = moveAside(path, "demenagee");
  say(`${told(carried)} ${to}.`);
  say(`L’ancienne base est dans ${aside} ; ${left}.`);
  if (carried.fresh < carried.all) say(ERASED_SINCE);
  say(there);
  return 0;
}

async function toFolder(
  dataDir: string,
  { store, leave, underWay }: Departure,
  { back }: Words,
  say: Say,
): Promise<number> {
  await leave(`${hostname()}:${resolve(dataDir)}`);
  for (let left = await underWay(); left > 0; left = await underWay()) {
    say(`Des messages sont en cours d’envoi : encore ${Math.ceil(left / 1000)} s au plus.`);
    await wait(Math.min(left, 5000));
  }
  const carried = await inFolder(dataDir, (to) => carryAll(store, to));
  await store.remove((await store.list()).map(({ id }) => id));
  say(`${told(carried)} dans « ${dataDir} ». ${back}`);
  if (carried.fresh < carried.all) say(ERASED_SINCE);
  return 0;
}

function told({ all, fresh, waiting }: Carried): string {
  const before = all - fresh;
  const known = before === 0 ? "" : ` (${counted(before, "y était", "y étaient")} déjà)`;
  const left =
    waiting === 0 ? "" : `, dont ${counted(waiting, "qui attend son envoi", "qui attendent leur envoi")}`;
  return `${counted(all, "message porté", "messages portés")}${known}${left}`;
}
