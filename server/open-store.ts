import { openD1Store, throughApi } from "#server/outbox/d1/d1.ts";
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
  const { DATABASE_URL: address, DATA_DIR: dataDir, CLOUDFLARE_D1: database } = place;
  if (database !== undefined) return inD1(place, database);
  if (address === undefined) return openStaffStore(dataDir);
  // What fails is told by the command itself.
  return inPostgres(address, dataDir, () => undefined);
}

async function inD1(
  { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token }: Place,
  database: string,
): Promise<MessageStore> {
  if (account === undefined || token === undefined)
    throw new StoreUnavailable(
      "CLOUDFLARE_D1 dit que les messages sont chez Cloudflare : pour les lire d’ici, il manque CLOUDFLARE_ACCOUNT_ID ou CLOUDFLARE_API_TOKEN dans site.env.",
    );
  return openD1Store(throughApi({ account, database, token }), {
    copy: (file, page) => writeCopy(file, page, []),
  });
}

/** The databases that the data folder holds from before are messages too: they are named, and grow old, as ever. */
async function inPostgres(
  address: string,
  dataDir: string,
  say: (text: string) => void,
): Promise<MessageStore> {
  const { openPostgresStore } = await import("#server/outbox/postgres/postgres.ts");
  return {
    ...openPostgresStore(address, say),
    setAside: () => listSetAside(dataDir),
    dropSetAside: async (names) => dropSetAside(dataDir, names),
  };
}
