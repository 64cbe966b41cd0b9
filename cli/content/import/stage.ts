import { copyFile, mkdir, mkdtemp, opendir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { readContent } from "#reader/read-content.ts";
import { writeEntry, type WrittenAt } from "../entries/entries.ts";
import { Refused } from "./read/read-source.ts";
import { entryWith, type Planned, type Verdict } from "./plan.ts";

/**
 * Tries a plan on a copy of the content, before anything is fetched or written: what `check` would say of an entry is why
 * it is refused, and what is left is tried again: a refusal may bring out another. Of the entries that have one key, the
 * first that is not refused may come. The copy has the texts; the files in it hold their own names, so that no two are one.
 * @returns what may come, and the others that have the key of one that may
 * @throws Refused when something that was well would no longer be, and no entry can be named for it
 */
export async function refuseFaulty(
  contentDir: string,
  planned: readonly Planned[],
): Promise<{ accepted: Planned[]; twins: Planned[]; verdicts: Verdict[] }> {
  let left = planned;
  const verdicts: Verdict[] = [];
  for (;;) {
    const byKey = new Map(left.toReversed().map((each) => [each.key, each]));
    const accepted = left.filter((each) => byKey.get(each.key) === each);
    const words = await faultsOf(contentDir, accepted);
    if (words.size === 0)
      return { accepted, twins: left.filter((each) => !accepted.includes(each)), verdicts };
    for (const [{ line, title, address }, text] of words)
      verdicts.push({ line, title, address, result: "refused", words: text });
    left = left.filter((each) => !words.has(each));
  }
}

async function faultsOf(contentDir: string, planned: readonly Planned[]): Promise<Map<Planned, string>> {
  const stage = await mkdtemp(join(tmpdir(), "reprise-"));
  try {
    await copyTexts(contentDir, stage);
    const written: [Planned, WrittenAt][] = [];
    for (const each of planned) {
      if (each.file) {
        await mkdir(dirname(join(stage, each.file.stem)), { recursive: true });
        const name = `${each.file.stem}${extension(each)}`;
        await writeFile(join(stage, name), name);
      }
      const entry = each.file ? entryWith(each, extension(each)) : each.entry;
      written.push([each, await writeEntry(stage, each.list, entry)]);
    }
    const faults = new Map<Planned, string>();
    for (const { file, line, message, remedy } of (await readContent(stage)).faults) {
      const [each] = written.find(([, at]) => at.file === file && line >= at.first && line <= at.last) ?? [];
      if (!each)
        throw new Refused(
          `Avec ces entrées, le contenu aurait une erreur : ${file}, ligne ${line} : ${message} → ${remedy}`,
        );
      if (!faults.has(each)) faults.set(each, `${message} → ${remedy}`);
    }
    return faults;
  } finally {
    await rm(stage, { recursive: true });
  }
}

function extension({ file }: Planned): string {
  return file?.door === "recording" ? ".mp3" : ".webp";
}

/** Files that are pictures or recordings: what they hold is of no account here. */
const MEDIA = /\.(jpe?g|png|webp|gif|avif|mp3|ogg|webm|mp4)$/i;

async function copyTexts(from: string, to: string): Promise<void> {
  for await (const file of await opendir(from, { recursive: true })) {
    const path = join(file.parentPath, file.name);
    const name = relative(from, path);
    // What git keeps beside a content is none of it, and may be large.
    if (!file.isFile() || /(^|[\\/])\./.test(name)) continue;
    const copy = join(to, name);
    await mkdir(dirname(copy), { recursive: true });
    await (MEDIA.test(name) ? writeFile(copy, name) : copyFile(path, copy));
  }
}
