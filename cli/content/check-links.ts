import { inParallel } from "#media/in-parallel.ts";
import type { ContentReading } from "#reader/read-content.ts";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { GALLERIES } from "#schemas/gallery-item.ts";
import { probeLink } from "./probe-link.ts";

const AT_ONCE = 4;
const REMEDY = "Retirez la ligne import : le site publiera lui-même l’image, à une adresse qui dure.";

type ValidReading = Extract<ContentReading, { ok: true }>;

/** Tries every import image that is hosted elsewhere, as the game would [P8]; a fault for each that would fail. */
export async function checkLinks(
  { content, place }: ValidReading,
  fetch: typeof globalThis.fetch,
): Promise<Fault[]> {
  const entries = GALLERIES.flatMap((gallery) =>
    content.galleries[gallery].flatMap(({ externalImport, withdrawn, title }, index) =>
      externalImport === undefined || withdrawn ? [] : [{ gallery, index, link: externalImport, title }],
    ),
  );
  const faults = await inParallel(entries, AT_ONCE, async ({ gallery, index, link, title }) => {
    const problems = await probeLink(link, fetch);
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
