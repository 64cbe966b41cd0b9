import { fetchJson } from "#app/state/fetch-json.ts";
import { isPlayerFile, type NamedIn } from "#schemas/player-file.ts";

const NOWHERE: NamedIn = { affiches: [], panneaux: [], pistes: [] };

/** The files that have come, by their address: the next sheet is whole at once. */
const files = new Map<string, ReadonlyMap<string, NamedIn>>();

/** Where somebody is named, by pseudo; undefined as long as the file has not come. */
export function knownNamedIn(path: string, username: string): NamedIn | undefined {
  const file = files.get(path);
  return file && (file.get(username) ?? NOWHERE);
}

/** Fetches the file of who is named where. Rejects when the network fails or answers something else. */
export async function loadNamedIn(path: string): Promise<void> {
  const file = await fetchJson(path);
  if (!isPlayerFile(file)) throw new Error(`${path}: not a file of players`);
  files.set(path, new Map(Object.entries(file)));
}
