import type { Departure } from "#server/outbox/departure.ts";
import { departureFrom, openD1Store, type Sql, throughApi } from "#server/outbox/d1/d1.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { type MessageStore, StoreUnavailable } from "#server/outbox/message-store.ts";
import {
  dropSetAside,
  listSetAside,
  openServedStore,
  openStaffStore,
  writeCopy,
} from "#server/outbox/sqlite/sqlite.ts";

/** The settings that say where the messages are kept. */
export interface Place {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  CLOUDFLARE_D1?: string | undefined;
  CLOUDFLARE_ACCOUNT_ID?: string | undefined;
  CLOUDFLARE_API_TOKEN?: string | undefined;
  CLOUDFLARE_API_BASE_URL?: string | undefined;
}

/** What the settings say of where the messages are: in the data folder, in a PostgreSQL, or at Cloudflare. */
export type Home = "folder" | "postgres" | "d1";

/** @throws StoreUnavailable when they say two places */
export function homeOf({ DATABASE_URL: address, CLOUDFLARE_D1: database }: Place): Home {
  if (address !== undefined && database !== undefined)
    throw new StoreUnavailable(
      frenchSpaces(
        "DATABASE_URL dit que les messages sont dans PostgreSQL, CLOUDFLARE_D1 qu’ils sont chez Cloudflare : enlevez l’une des deux lignes de site.env. Pour les porter de l’un à l’autre, passez par cette machine : move --retour avec l’une, puis move avec l’autre.",
      ),
    );
  if (database !== undefined) return "d1";
  return address === undefined ? "folder" : "postgres";
}

/**
 * Opens the messages for a server: in PostgreSQL when DATABASE_URL is set, which alone loads its driver, else in the data
 * folder. Out of reach, they are tried again later; the pages go on.
 * @param say takes what the staff should read in the terminal
 * @param freeSpaceFloor free bytes of the data folder below which messages are refused
 */
export async function openMessages(
  { DATABASE_URL: address, DATA_DIR: dataDir }: Place,
  { say, freeSpaceFloor }: { say: (text: string) => void; freeSpaceFloor?: number },
): Promise<MessageStore> {
  if (address === undefined)
    return openServedStore(dataDir, { say, ...(freeSpaceFloor === undefined ? {} : { freeSpaceFloor }) });
  return inPostgres(address, dataDir, say);
}

/**
 * Opens the messages for a command of the staff, while servers may be in them too: those of D1 when the site is at the edge.
 * @returns undefined when there are none yet
 * @throws StoreUnavailable when the data folder's database is damaged or cannot be used, or a setting of D1 is missing
 */
export async function openForStaff(place: Place): Promise<MessageStore | undefined> {
  switch (homeOf(place)) {
    case "folder":
      return openStaffStore(place.DATA_DIR);
    case "d1":
      return { ...(await inD1(apiOf(place))), ...besides(place.DATA_DIR) };
    case "postgres":
      // What fails is told by the command itself.
      return inPostgres(place.DATABASE_URL ?? "", place.DATA_DIR, () => undefined);
  }
}

/** Opens the messages that several servers share to carry them, or undefined where the settings name no such place. */
export async function openDeparture(place: Place): Promise<Departure | undefined> {
  const home = homeOf(place);
  if (home === "folder") return undefined;
  if (home === "postgres") {
    const postgres = await import("#server/outbox/postgres/postgres.ts");
    return postgres.openDeparture(place.DATABASE_URL ?? "");
  }
  const sql = apiOf(place);
  return departureFrom(sql, await inD1(sql));
}

function apiOf({
  CLOUDFLARE_D1: database = "",
  CLOUDFLARE_ACCOUNT_ID: account,
  CLOUDFLARE_API_TOKEN: token,
  CLOUDFLARE_API_BASE_URL: api,
}: Place): Sql {
  if (account === undefined || token === undefined)
    throw new StoreUnavailable(
      frenchSpaces(
        "CLOUDFLARE_D1 dit que les messages sont chez Cloudflare : pour les lire d’ici, il manque CLOUDFLARE_ACCOUNT_ID ou CLOUDFLARE_API_TOKEN dans site.env.",
      ),
    );
  return throughApi({ account, database, token, api });
}

function inD1(sql: Sql): Promise<MessageStore> {
  return openD1Store(sql, { copy: (file, page) => writeCopy(file, page, []) });
}

async function inPostgres(
  address: string,
  dataDir: string,
  say: (text: string) => void,
): Promise<MessageStore> {
  const { openPostgresStore } = await import("#server/outbox/postgres/postgres.ts");
  return { ...openPostgresStore(address, say), ...besides(dataDir) };
}

/** The databases that the data folder holds from before are messages too: they are named, and grow old, as ever. */
function besides(dataDir: string): Pick<MessageStore, "setAside" | "dropSetAside"> {
  return {
    setAside: () => listSetAside(dataDir),
    dropSetAside: async (names) => dropSetAside(dataDir, names),
  };
}
