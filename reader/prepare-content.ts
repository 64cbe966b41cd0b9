import type { Content, ContentOutline, Fault, MediaManifest } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { counted } from "#text/counted.ts";
import { inspectMedia, makeMedia, type Progress } from "#media/make-media.ts";
import { addressesToNote, flattenedNotices } from "./import-addresses.ts";
import { LEDGER } from "./ledger.ts";
import { openYamlMemory } from "./yaml-source/yaml-source.ts";
import { byPlace, onePerPlace } from "./fault-order.ts";
import { type ContentReading, readContent } from "./read-content.ts";
import { smallPictureNotices } from "./small-pictures.ts";

/** A content folder to prepare, the folder that keeps made pictures between runs, and who wants to hear of progress and of what was read. */
export interface Preparation {
  contentDir: string;
  cacheDir: string;
  onProgress?: ((progress: Progress) => void) | undefined;
  onRead?: ((reading: ContentReading) => void) | undefined;
}

export type PreparedContent =
  | { ok: true; content: Content; manifest: MediaManifest; notices: Fault[] }
  | { ok: false; faults: Fault[]; outline: ContentOutline };

/**
 * Reads a content folder and makes its media: everything that a build needs, or every fault of texts, pictures and
 * recordings in one list. After a fault in the texts, pictures are checked but not made.
 */
export async function prepareContent({
  contentDir,
  cacheDir,
  onProgress,
  onRead,
}: Preparation): Promise<PreparedContent> {
  const memory = await openYamlMemory(cacheDir);
  const reading = await readContent(contentDir, memory);
  await memory.save();
  onRead?.(reading);
  const work = { references: reading.references, contentDir, cacheDir, onProgress };
  if (!reading.ok) {
    const inspected = await inspectMedia(work);
    const faults = onePerPlace([...reading.faults, ...inspected.faults]);
    return { ok: false, faults, outline: reading.outline };
  }
  const media = await makeMedia({ ...work, content: reading.content, noted: reading.addresses.noted });
  if (!media.ok) return { ok: false, faults: media.faults.toSorted(byPlace), outline: reading.content };
  return {
    ok: true,
    content: reading.content,
    manifest: media.manifest,
    notices: [
      ...reading.notices,
      ...smallPictureNotices(reading.references, media.sizes),
      ...flattenedNotices(reading, media.extensions),
      ...unnoted(addressesToNote(reading, media.extensions).size),
    ],
  };
}

/** A notice when addresses that go public are not in the ledger, or without their end: nobody would know that they are lost. */
function unnoted(missing: number): Fault[] {
  if (missing === 0) return [];
  return [
    faultAt(
      { file: LEDGER, line: 1, column: 1, field: LEDGER },
      `${counted(missing, "adresse n’est pas notée", "adresses ne sont pas notées")}, ou pas jusqu’au bout (.jpg, .png) : qu’un fichier disparaisse ou qu’une image devienne transparente, et l’adresse se perdrait en silence. → Lancez « npm run content -- check », et gardez ${LEDGER} avec le reste du contenu.`,
    ),
  ];
}
