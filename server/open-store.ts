import type { MessageStore } from "#server/outbox/message-store.ts";
import { dropSetAside, listSetAside, openServedStore, openStaffStore } from "#server/outbox/sqlite/sqlite.ts";

/** The settings that say where the messages are kept. */
export interface Place {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
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
 * Opens the messages for a command of the staff, while servers may be in them too.
 * @returns undefined when there are none yet
 * @throws StoreUnavailable when the data folder's database is damaged or cannot be used
 */
export async function openForStaff({
  DATABASE_URL: address,
  DATA_DIR: dataDir,
}: Place): Promise<MessageStore | undefined> {
  if (address === undefined) return openStaffStore(dataDir);
  // What fails is told by the command itself.
  return inPostgres(address, dataDir, () => undefined);
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
