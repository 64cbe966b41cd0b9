import type { GoodReading } from "#reader/read-content.ts";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { GALLERIES } from "#schemas/gallery-item.ts";
import { outsideLinks, type OutsideLink } from "./outside-links.ts";
import { type Fate, probeAddress } from "./probe-address.ts";
import { askEach } from "../ask-outside.ts";
import { probeImport } from "../probe-import.ts";

const REMEDY = "Retirez la ligne import : le site publiera lui-même l’image, à une adresse qui dure.";

/** What trying the links came to: whether anybody answered, those that lead nowhere, and those that could not be tried. */
export interface LinkReport {
  answered: boolean;
  faults: Fault[];
  notices: Fault[];
}

/**
 * Tries every way out of the site: import images that are hosted elsewhere, as the game would [P8]; the videos that it
 * plays; the links that visitors follow. Each address is asked once, wherever it stands.
 */
export async function checkLinks(reading: GoodReading, fetch: typeof globalThis.fetch): Promise<LinkReport> {
  const faults = await importFaults(reading, fetch);
  const links = outsideLinks(reading);
  const asked = new Map<string, Promise<Fate>>();
  const tried = await askEach(links, async (link) => {
    // The same video may be played, or only led to.
    const key = `${link.played} ${link.address}`;
    const fate = asked.get(key) ?? probeAddress(link.address, link.played, fetch);
    asked.set(key, fate);
    return { ...link, fate: await fate };
  });
  const [first] = tried;
  if (first && tried.every(({ fate }) => fate.kind !== "alive" && !fate.answered))
    return { answered: false, faults: [...faults, faultAt(first.at, noNetwork(tried.length))], notices: [] };
  return {
    answered: true,
    faults: [
      ...faults,
      ...tried.flatMap(({ fate, at, name, address }) => deadFault(fate, at, name, address)),
    ],
    notices: tried.flatMap(({ fate, at, address }) =>
      fate.kind === "unknown"
        ? [faultAt(at, `« ${address} » n’a pas pu être essayé : ${fate.why}. → Ouvrez-le vous-même.`)]
        : [],
    ),
  };
}

async function importFaults(
  { content, place }: GoodReading,
  fetch: typeof globalThis.fetch,
): Promise<Fault[]> {
  const entries = GALLERIES.flatMap((gallery) =>
    content.galleries[gallery].flatMap(({ externalImport, withdrawn, title }, index) =>
      externalImport === undefined || withdrawn ? [] : [{ gallery, index, link: externalImport, title }],
    ),
  );
  const faults = await askEach(entries, async ({ gallery, index, link, title }) => {
    const problems = await probeImport(link, fetch);
    if (problems.length === 0) return [];
    return [
      faultAt(
        place(gallery, [index, "import"]),
        `L’image d’import de « ${title} » ne marchera pas en jeu : ${problems.join(" ; ")}. → ${REMEDY}`,
      ),
    ];
  });
  return faults.flat();
}

function deadFault(fate: Fate, at: OutsideLink["at"], name: string, address: string): Fault[] {
  if (fate.kind !== "dead") return [];
  return [faultAt(at, `« ${name} » (${address}) : ${fate.why}. → ${fate.remedy}`)];
}

function noNetwork(links: number): string {
  const none = links === 1 ? "Le seul lien n’a pas répondu" : `Aucun des ${links} liens n’a répondu`;
  return `${none} : rien n’en est dit. → Vérifiez que cette machine a le réseau, puis recommencez.`;
}
