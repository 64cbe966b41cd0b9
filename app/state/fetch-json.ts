/** What has been asked for and has neither come nor failed. */
const awaited = new Set<string>();

/** Fetches a JSON file of the site. Rejects when the network fails, refuses it or answers something else. */
export async function fetchJson(path: string): Promise<unknown> {
  // A browser answers another try with what still comes of the first: nothing, where that has stopped.
  const cache = awaited.has(path) ? "reload" : "default";
  awaited.add(path);
  try {
    const response = await fetch(path, { cache });
    if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
    return await response.json();
  } finally {
    awaited.delete(path);
  }
}
