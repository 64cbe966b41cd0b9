import { decodeDepictions, type Depiction, type DepictionPart, DEPICTIONS } from "#schemas/depiction-file.ts";
import { partPath } from "#schemas/part-path.ts";
import { type DepictionSearch, depictionSearch } from "./search/search-depictions.ts";

/** How many entries are taken in before the page may answer its reader: a few milliseconds on a slow phone. */
const BITE = 100;
/** How many files are on their way at once. */
const TOGETHER = 4;

const parts = new Map<string, Promise<DepictionPart>>();
const searches = new Map<string, Promise<DepictionSearch>>();

/** What the picture at a position shows. Rejects when the network fails or answers something else. */
export async function loadDepiction(start: string, position: number): Promise<Depiction | undefined> {
  const { depictions } = await loadPart(start, Math.floor(position / DEPICTIONS));
  return depictions[position % DEPICTIONS];
}

/** Fetches a file of depictions, once. */
function loadPart(start: string, part: number): Promise<DepictionPart> {
  return once(parts, partPath(start, part), async (path) => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
    return decodeDepictions(await response.json());
  });
}

/** Fetches what the pictures of a gallery of `total` entries show and makes it searchable, once. */
export function loadDepictionSearch(start: string, total: number): Promise<DepictionSearch> {
  return once(searches, start, async () => {
    const search = depictionSearch(total);
    const count = Math.ceil(total / DEPICTIONS);
    const coming: Promise<DepictionPart>[] = [];
    for (let part = 0; part < count; part++) {
      while (coming.length < Math.min(part + TOGETHER, count)) coming.push(loadPart(start, coming.length));
      const loaded = await coming[part];
      if (part === 0) search.learn(loaded?.equals ?? []);
      for (let from = 0; from < (loaded?.depictions.length ?? 0); from += BITE) {
        search.add(part * DEPICTIONS + from, loaded?.depictions.slice(from, from + BITE) ?? []);
        await breath();
      }
    }
    return search;
  });
}

/** What is on its way or there already; what has failed is asked again. */
function once<T>(known: Map<string, Promise<T>>, key: string, load: (key: string) => Promise<T>): Promise<T> {
  const there = known.get(key);
  if (there) return there;
  const loading = load(key);
  known.set(key, loading);
  loading.catch(() => known.delete(key));
  return loading;
}

/** Lets the page answer its reader before it goes on. */
function breath(): Promise<void> {
  return new Promise((goOn) => {
    setTimeout(goOn);
  });
}
