import { fetchJson } from "#app/state/fetch-json.ts";
import { once } from "#app/state/once.ts";
import { decodeDepictions, type Depiction, type DepictionPart, DEPICTIONS } from "#schemas/depiction-file.ts";
import { partPath } from "#schemas/part-path.ts";
import { type DepictionSearch, depictionSearch } from "./search/search-depictions.ts";

/** How many entries are taken in before the page may answer its reader: a few milliseconds on a slow phone. */
const BITE = 100;
/** How many files are on their way at once. */
const TOGETHER = 4;

/** Fetches a file of depictions. */
const loadPart = once(async (_heard, path: string) => decodeDepictions(await fetchJson(path)));

/** What the picture at a position shows. Rejects when the network fails or answers something else. */
export async function loadDepiction(start: string, position: number): Promise<Depiction | undefined> {
  const { depictions } = await loadPart(partPath(start, Math.floor(position / DEPICTIONS)));
  return depictions[position % DEPICTIONS];
}

/** Fetches what the pictures of a gallery of `total` entries show and makes it searchable. */
export const loadDepictionSearch = once(
  async (heard, start: string, total: number): Promise<DepictionSearch> => {
    const search = depictionSearch(total);
    const count = Math.ceil(total / DEPICTIONS);
    const coming: Promise<DepictionPart>[] = [];
    for (let part = 0; part < count; part++) {
      while (coming.length < Math.min(part + TOGETHER, count))
        coming.push(loadPart(partPath(start, coming.length)));
      const loaded = await coming[part];
      heard();
      if (part === 0) search.learn(loaded?.equals ?? []);
      for (let from = 0; from < (loaded?.depictions.length ?? 0); from += BITE) {
        search.add(part * DEPICTIONS + from, loaded?.depictions.slice(from, from + BITE) ?? []);
        await breath();
      }
    }
    return search;
  },
);

/** Lets the page answer its reader before it goes on. */
function breath(): Promise<void> {
  return new Promise((goOn) => {
    setTimeout(goOn);
  });
}
