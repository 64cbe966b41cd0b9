import { isPlayerFile, type NamedIn } from "#schemas/player-file.ts";

const NOWHERE: NamedIn = { affiches: [], panneaux: [], pistes: [] };

/** Fetches where somebody is named, by pseudo. Rejects when the network fails or answers something else. */
export async function loadNamedIn(path: string, username: string): Promise<NamedIn> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
  const file: unknown = await response.json();
  if (!isPlayerFile(file)) throw new Error(`${path}: not a file of players`);
  return new Map(Object.entries(file)).get(username) ?? NOWHERE;
}
