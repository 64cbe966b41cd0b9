import { stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { MEDIA } from "#addresses/files.ts";
import type { Recording } from "#schemas/content.ts";
import { mediaKey } from "../digests.ts";
import type { MediaFile } from "../media-file.ts";
import type { Workshop } from "../make-picture/make-picture.ts";
import { faceWeightRefusal, inspectRecording, recordingWeightRefusal } from "./recordings.ts";

export { inspectRecording, recordingWeightRefusal };

/** Raise it when more is asked of a file: what was accepted before is then looked at anew. */
const INSPECTION = 3;

const RecordingRecord = z.object({
  extension: z.enum(["mp3", "ogg", "webm", "mp4", "vtt", "woff2"]),
  type: z.string(),
});

export type RecordingOutcome = { ok: true; recording: Recording } | { ok: false; refusal: string };

/** Checks one sound or video file, captions or a typeface; the site publishes it as it is, under a name that follows its content. */
export async function makeRecording(
  file: MediaFile,
  { contentDir, cache, digests, make }: Workshop,
): Promise<RecordingOutcome> {
  const path = join(contentDir, file.path);
  const { size } = await stat(path);
  const tooHeavy = file.uses.has("police") ? faceWeightRefusal(size) : recordingWeightRefusal(size);
  if (tooHeavy) return { ok: false, refusal: tooHeavy };

  const { digest, bytes } = await digests.of(path);
  const key = mediaKey(digest, { recording: INSPECTION, name: file.path.slice(file.path.lastIndexOf(".")) });
  const known = await cache.record(`${key}.json`, RecordingRecord);
  const inspected = known
    ? { ok: true as const, ...known }
    : inspectRecording(file.path, bytes ?? (await digests.read(path)));
  if (!inspected.ok) return inspected;
  const { extension, type } = inspected;
  if (!known && make) await cache.write(`${key}.json`, JSON.stringify({ extension, type }));
  return { ok: true, recording: { src: `${MEDIA}${key}.${extension}`, type, bytes: size } };
}
