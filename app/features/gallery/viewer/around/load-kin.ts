import { decodeKin, KIN, type Kin } from "#schemas/kin-file.ts";
import { partPath } from "#schemas/part-path.ts";

const files = new Map<string, Promise<unknown>>();

/** What the picture at a position has to do with; its file is fetched once. Rejects when the network fails or answers something else. */
export async function loadKin(start: string, position: number): Promise<Kin> {
  const path = partPath(start, Math.floor(position / KIN));
  const coming = files.get(path) ?? fetchJson(path);
  files.set(path, coming);
  coming.catch(() => files.delete(path));
  return decodeKin(await coming, position % KIN);
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
  return response.json();
}
