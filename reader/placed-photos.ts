import { open } from "node:fs/promises";
import { join } from "node:path";
import { inParallel } from "#media/in-parallel.ts";
import { CAMERA_BYTES, saysPlace } from "#media/says-place.ts";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { MediaReference } from "#schemas/media-reference.ts";

/** How many photos are read at the same time. */
const LANES = 16;

/**
 * Photos of a content that tell where they were taken: the form and « add » take that out, and so does what is published, but
 * what came by hand stays in the folder, which may be public too.
 */
export async function placedPhotoNotices(
  dir: string,
  references: readonly MediaReference[],
): Promise<Fault[]> {
  const photos = references.filter(({ path }) => /\.jpe?g$/i.test(path));
  const found = await inParallel(photos, LANES, async ({ path, at }) => {
    const file = await open(join(dir, path));
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(CAMERA_BYTES), 0, CAMERA_BYTES, 0);
      return saysPlace(buffer.subarray(0, bytesRead)) ? [at] : [];
    } finally {
      await file.close();
    }
  });
  return found
    .flat()
    .map((at) =>
      faultAt(
        at,
        "Cette photo dit où elle a été prise, à qui lit votre dossier (le site publié, non). → Dans le formulaire (npm run atelier), choisissez-la de nouveau : il l’en débarrasse.",
      ),
    );
}
