/** What the bundler knows of each module: who imports it at once, and who fetches it later. */
interface Modules {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null;
}

const ROOT = /\/app\/root\.tsx$/;
/** The pages that weigh most. */
const WALL = /\/app\/routes\/(affiche|panneau)\.tsx$/;
/** What walls are made of, and what one of them fetches later. */
const OF_WALLS = /\/app\/(features\/gallery\/|routes\/(affiche|panneau|choisir)\.tsx$)/;

/**
 * Names the chunk `site` for what every page loads at once: the root, with which comes all that it imports, and what a wall
 * needs as others do. So what only others share weighs nothing on a wall, and what only walls need weighs nothing on others.
 */
export function siteChunk(id: string, modules: Modules): "site" | null {
  if (ROOT.test(id)) return "site";
  if (OF_WALLS.test(id)) return null;
  const parts = partsWith(id, modules);
  return parts.some((part) => WALL.test(part)) && parts.some((part) => !OF_WALLS.test(part)) ? "site" : null;
}

/** The pages, and the parts that are fetched later, which a module is there with at once. */
function partsWith(id: string, modules: Modules): string[] {
  // Those found meanwhile are visited in their turn.
  const found = new Set([id]);
  for (const each of found)
    for (const importer of modules.getModuleInfo(each)?.importers ?? []) found.add(importer);
  return [...found].filter((each) => modules.getModuleInfo(each)?.dynamicImporters.length);
}
