import { readFile, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { faultReport } from "#reader/fault-report.ts";
import { readContent } from "#reader/read-content.ts";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import type { CommandContext } from "../commands.ts";
import { openGallery, type OpenGallery } from "../entries/entries.ts";
import { Misuse } from "../../misuse.ts";
import { progressBar } from "../../progress-bar.ts";
import { readOptions } from "../../read-options.ts";
import { safe } from "../../safe-text.ts";
import { startOf } from "./addresses.ts";
import { patientFetch } from "./fetch-file.ts";
import { findList } from "./find-list.ts";
import { kindOf } from "./kinds/kinds.ts";
import { type Ledger, openLedger } from "./ledger.ts";
import { type Kind, type Planned, planEntries, type Scene, type Verdict } from "./plan.ts";
import { chatEntries, readSource, Refused, type Value } from "./read/read-source.ts";
import { sha256 } from "../sha256.ts";
import { nameOf, summary, whereIs, writeReport } from "./report.ts";
import { refuseFaulty } from "./stage.ts";
import { takeOver } from "./take.ts";

export { type FileFetch, outsideFetch } from "./outside-fetch.ts";

/**
 * `import affiche|panneau|joueur|createur|musique SOURCE`: takes over what a community already has. Each entry is taken
 * or left with its line and the reason; a run that was cut, or that hosts refused in part, is simply run again. Exit code
 * 1 when an entry was left out, 130 when the run was interrupted.
 */
export async function importList(context: CommandContext): Promise<number> {
  const wish = await words(context.args);
  try {
    return await run(wish, context);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const at = error.line === undefined ? "" : `, ligne ${error.line}`;
    context.write(frenchSpaces(safe(`« ${wish.source} »${at} : ${error.message}\n`)));
    return 1;
  }
}

async function run(wish: Wish, context: CommandContext): Promise<number> {
  const { contentDir } = context;
  const say = (text: string) => context.write(`${frenchSpaces(safe(text))}\n`);
  const scene = await setScene(wish, contentDir);
  if ("faults" in scene) {
    context.write(faultReport(scene.faults, { folder: contentDir, colour: context.colour }));
    say("Rien n’a été repris : corrigez d’abord ces erreurs, que la reprise ne doit pas cacher.");
    return 1;
  }
  const { name, entries } = await readList(wish);
  const of = name === "" ? "" : `, liste « ${name} »`;
  say(
    `Lu dans ${wish.source}${of} : ${counted(entries.length, "entrée", "entrées")}. Rien n’en est exécuté.`,
  );

  const { planned, verdicts, unread } = await planEntries(wish.kind, entries, scene);
  const { accepted, twins, verdicts: faulty } = await refuseFaulty(contentDir, planned);
  verdicts.push(...faulty);
  const hosts = hostsOf(accepted);
  if (hosts !== "")
    say(`Les images ${wish.dryRun ? "seraient" : "sont"} demandées, et rien d’autre, à : ${hosts}.`);
  const unreadWords =
    unread.size === 0
      ? ""
      : `Rien n’a été lu de : ${[...unread].map((each) => `« ${each} »`).join(", ")}. → Les noms connus : ${wish.kind.known}.`;
  const { taken, interrupted } = wish.dryRun
    ? tellOnly(accepted, wish, context)
    : await take(accepted, wish, scene, context);
  const all = [...verdicts, ...taken, ...twinVerdicts(twins, accepted, taken, wish)];
  const telling = { ...wish, unreadWords };
  context.write(summary(all, telling));
  say(
    wish.dryRun
      ? "Rien n’a été écrit (--essai) ; aucune image n’a été demandée."
      : `Le détail, entrée par entrée : ${await writeReport(context.reports, `import-${wish.kind.list}`, all, telling)}`,
  );
  if (interrupted) return 130;
  return all.every(({ result }) => result === "added" || result === "known") ? 0 : 1;
}

/** What the entries come into; the faults of the content when it has some. */
async function setScene(
  { kind, source, isFolder, base, keepImport, mayStayInside }: Wish,
  contentDir: string,
) {
  const name = kind.list === "panneaux" ? "panneaux" : "affiches";
  const ledger = await openLedger(contentDir, name);
  const gallery = await openGallery(contentDir, name);
  if (gallery) await dropUnfinished(join(contentDir, name), gallery, ledger);
  const reading = await readContent(contentDir);
  if (!gallery || !reading.ok) return { faults: reading.faults };
  const start = await startOf(isFolder ? source : dirname(resolve(source)), base);
  return { content: reading.content, start, keepImport, mayStayInside, gallery, ledger };
}

/** What a trial does instead of taking entries: it says which would come. */
function tellOnly(accepted: readonly Planned[], wish: Wish, { write }: CommandContext) {
  const taken = accepted.map(({ line, title, address, origin, list }) => {
    const would: Verdict = { line, title, address, result: "added", words: "" };
    const id = origin ? ` → ${list}/${origin.id}` : "";
    write(`${frenchSpaces(safe(`  ${nameOf(would, wish)}${id}`))}\n`);
    return would;
  });
  return { taken, interrupted: false };
}

/** What became of entries that are the same as one that could come: they are there if it is, and share its fate if not. */
function twinVerdicts(
  twins: readonly Planned[],
  accepted: readonly Planned[],
  became: readonly Verdict[],
  wish: Wish,
): Verdict[] {
  return twins.flatMap(({ line, title, address, key }): Verdict[] => {
    const first = became[accepted.findIndex((each) => each.key === key)];
    if (!first) return [];
    const there = first.result === "added" || first.result === "known";
    const words = there ? `déjà là (la même que ${whereIs(first, wish)})` : first.words;
    return [{ line, title, address, result: there ? "known" : first.result, words }];
  });
}

async function take(accepted: readonly Planned[], wish: Wish, scene: Scene, context: CommandContext) {
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once("SIGINT", interrupt);
  try {
    // Ids are given out before anything is asked for: whatever happens, they stay.
    await scene.ledger.add(...accepted.flatMap(({ origin }) => origin ?? []));
    const taken = await takeOver(accepted, {
      contentDir: context.contentDir,
      scene,
      firstFrame: wish.firstFrame,
      get: patientFetch({
        fetch: wish.mayStayInside ? context.fetch : context.fetchOutside,
        mayStayInside: wish.mayStayInside,
        signal: stop.signal,
      }),
      signal: stop.signal,
      onProgress: progressBar("Reprise", { isTTY: context.colour, write: context.write }),
    });
    return { taken, interrupted: stop.signal.aborted };
  } finally {
    process.off("SIGINT", interrupt);
  }
}

interface Wish {
  kind: Kind;
  source: string;
  isFolder: boolean;
  list: string | undefined;
  base: string | undefined;
  dryRun: boolean;
  keepImport: boolean;
  firstFrame: boolean;
  mayStayInside: boolean;
}

async function words(args: readonly string[]): Promise<Wish> {
  const { values, positionals } = readOptions(
    args,
    {
      essai: { type: "boolean" },
      liste: { type: "string" },
      base: { type: "string" },
      "garder-import": { type: "boolean" },
      "premiere-image": { type: "boolean" },
      "reseau-local": { type: "boolean" },
    },
    2,
  );
  const [word = "", source] = positionals;
  const kind = kindOf(word);
  if (!kind || source === undefined)
    throw new Misuse(
      "Dites quoi reprendre, et d’où : « import affiche SOURCE », ou panneau, joueur, createur, musique. La source est un fichier TypeScript, JavaScript, JSON ou CSV, ou un dossier d’images.",
    );
  return {
    kind,
    source,
    isFolder: (await stat(source).catch(() => undefined))?.isDirectory() ?? false,
    list: values.liste,
    base: values.base,
    dryRun: values.essai ?? false,
    keepImport: values["garder-import"] ?? false,
    firstFrame: values["premiere-image"] ?? false,
    mayStayInside: values["reseau-local"] ?? false,
  };
}

async function readList({
  kind,
  source,
  isFolder,
  list,
}: Wish): Promise<{ name: string; entries: readonly Value[] }> {
  const isGallery = ["affiches", "panneaux"].includes(kind.list);
  if (isFolder && !isGallery)
    throw new Refused(
      `D’un dossier, seules des images se reprennent, en affiches ou en panneaux. → Donnez une liste, un CSV par exemple, dont les colonnes sont : ${kind.known}.`,
    );
  const values = await readSource(source);
  const chat = isGallery ? chatEntries(values) : undefined;
  return chat ? { name: "", entries: chat } : findList(values, kind, list);
}

/**
 * A run that was killed between an image and its entry left the image alone: it will be had again. A file that is not the
 * one that the run kept is somebody's.
 */
async function dropUnfinished(folder: string, gallery: OpenGallery, ledger: Ledger): Promise<void> {
  for (const [id, digest] of ledger.kept) {
    if (gallery.entryIds.has(id) || !gallery.ids.has(id)) continue;
    for (const name of ["jpg", "png", "webp"].map((extension) => `${id}.${extension}`)) {
      const bytes = await readFile(join(folder, name)).catch(() => undefined);
      if (!bytes || sha256(bytes) !== digest) continue;
      await rm(join(folder, name));
      gallery.ids.delete(id);
    }
  }
}

/** The hosts that a plan asks, the one that is asked most first: « i.exemple.org (212), cdn.exemple.net (3) ». */
function hostsOf(planned: readonly Planned[]): string {
  const counts = new Map<string, number>();
  for (const { file } of planned)
    for (const place of file?.places.slice(0, 1) ?? []) {
      const host = place.kind === "host" && URL.canParse(place.url) ? new URL(place.url).host : "";
      if (host !== "") counts.set(host, (counts.get(host) ?? 0) + 1);
    }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([host, count]) => `${host} (${count})`)
    .join(", ");
}
