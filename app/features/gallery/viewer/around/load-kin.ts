import { fetchJson } from "#app/state/fetch-json.ts";
import { once } from "#app/state/once.ts";
import { decodeKin, KIN, type Kin } from "#schemas/kin-file.ts";
import { partPath } from "#schemas/part-path.ts";

const file = once((_heard, path: string) => fetchJson(path));

/** What the picture at a position has to do with; its file is fetched once. Rejects when the network fails or answers something else. */
export async function loadKin(start: string, position: number): Promise<Kin> {
  return decodeKin(await file(partPath(start, Math.floor(position / KIN))), position % KIN);
}
