import { inspectMedia } from "#media/make-media.ts";
import { faultReport, noticeReport } from "#reader/fault-report.ts";
import { addressesToNote, flattenedNotices } from "#reader/import-addresses.ts";
import { byPlace, onePerPlace } from "#reader/fault-order.ts";
import { faultWords } from "#reader/fault-words.ts";
import { placedPhotoNotices } from "#reader/placed-photos.ts";
import { readContent, type ContentReading } from "#reader/read-content.ts";
import { smallPictureNotices } from "#reader/small-pictures.ts";
import type { Fault } from "#schemas/content.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { contentCounts } from "../content-counts.ts";
import { readOptions } from "../read-options.ts";
import { leftFromExample } from "../example/example.ts";
import { checkLinks } from "./links/check-links.ts";
import type { CommandContext } from "./commands.ts";
import { noteAddresses } from "./note-addresses.ts";

/**
 * `check [--json] [--liens] [--en-ligne]`: every fault of texts, pictures and recordings, and what is still the example’s;
 * exit code 1 when there is one. Of a content without a fault it notes the addresses, so that none disappears later in
 * silence (not with --json, for machines).
 */
export async function check({
  args,
  contentDir,
  mediaCache,
  colour,
  write,
  fetch,
}: CommandContext): Promise<number> {
  const {
    json = false,
    liens = false,
    "en-ligne": online = false,
  } = readOptions(
    args,
    { json: { type: "boolean" }, liens: { type: "boolean" }, "en-ligne": { type: "boolean" } },
    0,
  ).values;
  const reading = await readContent(contentDir);
  const media = await inspectMedia({
    references: reading.references,
    contentDir,
    cacheDir: mediaCache,
  });
  const links = liens && reading.ok ? await checkLinks(reading, fetch) : undefined;
  const found = onePerPlace([...reading.faults, ...media.faults, ...(links?.faults ?? [])]);
  if (!json && reading.ok && found.length === 0) {
    const fresh = addressesToNote(reading, media.extensions);
    write(await noteAddresses(contentDir, reading.addresses.noted, fresh));
  }
  const small = smallPictureNotices(reading.references, media.sizes);
  const placed = await placedPhotoNotices(contentDir, reading.references);
  const flattened = reading.ok ? flattenedNotices(reading, media.extensions) : [];
  const left = online && reading.ok ? leftFromExample(reading, contentDir) : [];
  const faults = [...found, ...left].toSorted(byPlace);
  write(
    json
      ? `${JSON.stringify(faults.map(spaced), null, 2)}\n`
      : noticeReport([...reading.notices, ...small, ...placed, ...flattened, ...(links?.notices ?? [])], {
          folder: contentDir,
          colour,
        }) + textReport(reading, faults, { contentDir, colour, liens }),
  );
  return faults.length === 0 ? 0 : 1;
}

function textReport(
  reading: ContentReading,
  faults: Fault[],
  style: { contentDir: string; colour: boolean; liens: boolean },
): string {
  if (faults.length > 0) {
    const untried =
      style.liens && !reading.ok ? "Les liens seront essayés quand ces erreurs seront corrigées.\n" : "";
    return faultReport(faults, { folder: style.contentDir, colour: style.colour }) + untried;
  }
  return reading.ok
    ? `${frenchSpaces(`Aucune erreur : ${contentCounts(reading.content).join(", ")}.`)}\n`
    : "";
}

function spaced(fault: Fault): Fault {
  return { ...fault, message: faultWords(fault.message), remedy: faultWords(fault.remedy) };
}
