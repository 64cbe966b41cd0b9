import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { ENTRY_KIND_NAMES, ENTRY_KINDS, type EntryKindName } from "#reader/content-files.ts";
import { openContentFolder } from "#reader/content-folder.ts";
import { type ListedEntry, readEntries } from "#reader/entry-files/entry-files.ts";
import { GalleryEntry } from "#schemas/gallery-item.ts";
import { RosterEntry } from "#schemas/streamer.ts";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import type { CommandContext } from "../commands.ts";
import { readIfThere } from "../read-if-there.ts";
import { writeContent } from "../write-content.ts";
import { readOptions } from "../../read-options.ts";
import { commentsOf, entryTexts } from "./entry-texts.ts";
import { neededRanks } from "./ranks.ts";

/** What a list becomes, or why it stays: nothing is written before every list is known to lose nothing. */
interface Plan {
  list: string;
  folder: string;
  files: { file: string; text: string }[];
  refusals: string[];
}

/**
 * `migrate`: turns the lists of before into a file an entry, with the same order and the same addresses. What a run that
 * was cut has written is kept; the list goes last. Exit code 1 when something would be lost: nothing is then written.
 */
export async function migrate({ args, contentDir, write }: CommandContext): Promise<number> {
  readOptions(args, {}, 0);
  const say = (text: string) => write(`${frenchSpaces(text)}\n`);
  const plans: Plan[] = [];
  for (const name of ENTRY_KIND_NAMES) plans.push(...(await planOf(contentDir, name)));
  const refusals = plans.flatMap((plan) => plan.refusals);
  if (refusals.length > 0) {
    for (const refusal of refusals) say(refusal);
    say("Rien n’a été changé.");
    return 1;
  }
  for (const { list, folder, files } of plans) {
    await mkdir(join(contentDir, folder), { recursive: true });
    for (const { file, text } of files) await writeContent(join(contentDir, file), text);
    await rm(join(contentDir, list));
    say(`${list} : ${counted(files.length, "entrée a", "entrées ont")} désormais un fichier dans ${folder}`);
  }
  say(
    plans.length === 0
      ? "Rien à changer : chaque entrée a déjà son fichier."
      : "Aucune adresse ne change, l’ordre non plus.",
  );
  return 0;
}

async function planOf(contentDir: string, name: EntryKindName): Promise<Plan[]> {
  const { list, folder, key } = ENTRY_KINDS[name];
  const listText = await readIfThere(join(contentDir, list));
  if (listText === undefined) return [];
  const plan: Plan = { list, folder, files: [], refusals: [] };
  const source = await readEntries(contentDir, openContentFolder(contentDir), name, {
    faults: [],
    notices: [],
  });
  const entries = source?.entries ?? [];
  const listed = entries
    .filter((entry) => entry.listed !== undefined)
    .toSorted((a, b) => (a.listed ?? 0) - (b.listed ?? 0));
  const names = new Set(listed.map((entry) => entry.name.toLowerCase()));
  if (source?.partial || !listed.every((entry) => isGood(name, entry)) || names.size < listed.length)
    return [
      refused(
        plan,
        `${list} ou un fichier de ${folder} a une faute. → Corrigez-la d’abord : « npm run content -- check » la montre.`,
      ),
    ];

  // What an earlier run has written of the list is the list's.
  const others = entries.filter(
    (entry) => entry.listed !== undefined || !names.has(entry.name.toLowerCase()),
  );
  const ranks = new Map(neededRanks(others).map((rang, index) => [others[index], rang]));
  const moves = listed.map((entry) => ({ key, rang: ranks.get(entry) }));
  const texts = entryTexts(listText.replace(/^\uFEFF/, ""), moves);
  if (!isDeepStrictEqual(commentsOf([listText]), commentsOf(texts)))
    return [
      refused(
        plan,
        listed.length === 0
          ? `${list} n’a que des remarques (après un #), et aucune entrée qui les garde. → Recopiez ailleurs celles qui servent, effacez ce fichier, et recommencez.`
          : `${list} : une remarque (après un #) n’a pas de place dans les fichiers. → Déplacez-la au-dessus de l’entrée qu’elle concerne, et recommencez.`,
      ),
    ];
  for (const [index, entry] of listed.entries()) {
    const text = texts[index] ?? "";
    const file = `${folder}${entry.name}.yaml`;
    const wanted = { ...without(key, entry.data), ...rankLine(moves[index]?.rang) };
    const line = `${list}:${source?.place([entries.indexOf(entry)]).line}`;
    if (!isDeepStrictEqual(parse(text), wanted))
      refused(
        plan,
        `${line} : l’entrée « ${entry.name} » ne peut pas être recopiée à l’identique. → Écrivez-la plus simplement, et recommencez.`,
      );
    const there = await readIfThere(join(contentDir, file));
    if (file === list)
      refused(
        plan,
        `${line} : l’entrée « ${entry.name} » aurait le nom de la liste elle-même. → Gardez-la dans la liste, et signalez-le à qui tient le site.`,
      );
    else if (there !== undefined && there !== text)
      refused(
        plan,
        `${file} existe déjà et dit autre chose que ${line}. → Gardez l’un des deux, et recommencez.`,
      );
    const twin = entries.find(
      ({ name, listed }) =>
        listed === undefined && name !== entry.name && name.toLowerCase() === entry.name.toLowerCase(),
    );
    if (twin)
      refused(
        plan,
        `${twin.file} existe déjà, et ${line} écrit « ${entry.name} » : majuscules et minuscules ne comptent pas. → Gardez l’un des deux, et recommencez.`,
      );
    plan.files.push({ file, text });
  }
  return [plan];
}

function refused(plan: Plan, words: string): Plan {
  plan.refusals.push(words);
  return plan;
}

function isGood(kind: EntryKindName, { data }: ListedEntry): boolean {
  return (kind === "streamers" ? RosterEntry : GalleryEntry).safeParse(data).success;
}

function without(key: string, data: unknown): Record<string, unknown> {
  const lines = typeof data === "object" && data !== null ? Object.entries(data) : [];
  return Object.fromEntries(lines.filter(([name]) => name !== key));
}

function rankLine(rang: number | undefined): { rang?: number } {
  return rang === undefined ? {} : { rang };
}
