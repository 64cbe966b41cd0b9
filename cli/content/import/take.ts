import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { inspectRecording, recordingWeightRefusal } from "#media/make-recording/make-recording.ts";
import { inParallel } from "#media/in-parallel.ts";
import { takePhoto } from "#media/photo/take-photo.ts";
import type { Progress } from "#media/make-media.ts";
import { safe } from "../../safe-text.ts";
import { writeEntry } from "../entries/entries.ts";
import type { FetchedFile } from "./fetch-file.ts";
import { sha256 } from "../sha256.ts";
import { writeContent } from "../write-content.ts";
import { entryWith, type Planned, type Scene, type Verdict, type WantedFile } from "./plan.ts";

const LANES = 4;

/** What taking a plan over needs. */
export interface Taking {
  contentDir: string;
  scene: Scene;
  firstFrame: boolean;
  get(url: string): Promise<FetchedFile>;
  signal: AbortSignal;
  onProgress(progress: Progress): void;
}

/** A file that may be kept, or why the entry does without it or waits. */
type Had =
  | {
      state: "had";
      bytes: Buffer;
      original: Buffer;
      extension: string;
      changes: string[];
      warnings: string[];
    }
  | { state: "without"; words: string }
  | { state: "refused" | "later"; words: string };

const INTERRUPTED: Had = { state: "later", words: "interrompu avant son tour" };

/**
 * Fetches what a plan needs, four files at a time, and writes each entry as soon as its file and the entries before it are
 * there: in the order of the source, of which of two twins comes first too.
 */
export async function takeOver(planned: readonly Planned[], taking: Taking): Promise<Verdict[]> {
  let done = 0;
  const there = new Set(taking.scene.gallery.entryIds);
  const written = planned.map(() => Promise.withResolvers<void>());
  return inParallel([...planned.entries()], LANES, async ([index, each]) => {
    try {
      const had = taking.signal.aborted ? INTERRUPTED : each.file && (await obtain(each.file, taking));
      await written[index - 1]?.promise;
      const verdict = await keep(each, had, taking, there);
      taking.onProgress({ done: ++done, total: planned.length, label: safe(each.title) });
      return { line: each.line, title: each.title, address: each.address, ...verdict };
    } finally {
      written[index]?.resolve();
    }
  });
}

async function obtain(file: WantedFile, taking: Taking): Promise<Had> {
  let words = "";
  for (const place of file.places) {
    if (place.kind === "nowhere" || place.kind === "outside") {
      words ||= place.kind === "outside" ? place.words : "le fichier n’est pas près de la liste";
      continue;
    }
    const fetched: FetchedFile =
      place.kind === "disk" ? { ok: true, bytes: await readFile(place.path) } : await taking.get(place.url);
    if (fetched.ok) return through(file, fetched.bytes, taking.firstFrame);
    if (taking.signal.aborted) return INTERRUPTED;
    if (fetched.later) return { state: "later", words: fetched.words };
    words ||= fetched.words;
  }
  return file.optional
    ? { state: "without", words: `sans son image : ${words}` }
    : { state: "refused", words };
}

/** The door: what `check` would refuse does not come in. */
async function through({ door, optional }: WantedFile, bytes: Buffer, firstFrame: boolean): Promise<Had> {
  if (door === "recording") return recording(bytes);
  const taken = await takePhoto(bytes, { firstFrame });
  if (taken.ok) {
    const { photo } = taken;
    const { changes, warnings } = photo;
    return {
      state: "had",
      bytes: photo.bytes,
      original: bytes,
      extension: `.${photo.extension}`,
      changes,
      warnings,
    };
  }
  return optional
    ? { state: "without", words: `sans son image : ${taken.refusal}` }
    : { state: "refused", words: taken.refusal };
}

function recording(bytes: Buffer): Had {
  const heavy = recordingWeightRefusal(bytes.length);
  if (heavy) return { state: "refused", words: heavy };
  for (const extension of [".mp3", ".ogg", ".webm", ".mp4"])
    if (inspectRecording(`a${extension}`, bytes).ok)
      return { state: "had", bytes, original: bytes, extension, changes: [], warnings: [] };
  const refused = inspectRecording("a.mp3", bytes);
  return { state: "refused", words: refused.ok ? "" : refused.refusal };
}

async function keep(
  each: Planned,
  had: Had | undefined,
  { contentDir, scene: { gallery, ledger } }: Taking,
  there: Set<string>,
): Promise<Pick<Verdict, "result" | "words" | "doubtful">> {
  if (had?.state === "refused" || had?.state === "later") return { result: had.state, words: had.words };
  if (had?.state !== "had" || !each.file) {
    await writeEntry(contentDir, each.list, each.entry);
    const words = had?.state === "without" ? had.words : (each.doubt ?? "");
    return { result: "added", words, doubtful: words !== "" };
  }
  const sha = sha256(had.original);
  const taken = ledger.idOfSha(sha);
  const twin =
    taken !== undefined && there.has(taken)
      ? taken
      : (gallery.twinOf(had.original) ?? gallery.twinOf(had.bytes));
  if (each.origin && twin !== undefined)
    return there.has(twin) || gallery.shows(twin)
      ? { result: "known", words: `déjà là (même image que ${twin})` }
      : {
          result: "refused",
          words: `même image que ${twin}, que rien ne montre. → Sortez-la du dossier ${each.list}/, puis recommencez`,
        };
  const path = each.file.stem + had.extension;
  if (each.origin) {
    // Noted before the image stands alone for an instant: a kill there must not leave a stranger.
    await ledger.add({ ...each.origin, sha, kept: sha256(had.bytes) });
    await gallery.keep(basename(path), had.bytes);
    there.add(each.origin.id);
  } else await writeContent(join(contentDir, path), had.bytes);
  await writeEntry(contentDir, each.list, entryWith(each, had.extension));
  return {
    result: "added",
    words: [...had.warnings, ...had.changes].join(", "),
    doubtful: had.warnings.length > 0,
  };
}
