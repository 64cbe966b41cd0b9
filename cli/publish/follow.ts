import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { fileFailure } from "#disk/file-failure.ts";
import { readRecord } from "#disk/read-record.ts";
import { writeWhole } from "#disk/write-whole.ts";
import { firstOf } from "#text/enumerated.ts";
import { reasonOf } from "#text/error-words.ts";
import type { BuildOutcome } from "./build-site.ts";
import { type ContentRepository, RepositoryTrouble, type Revision } from "./content-repository.ts";

/** After how long a build that failed is tried again though nothing has changed, in milliseconds: a full disk may be mended. */
const TRY_AGAIN = 10 * 60_000;

/** How long the repository may be out of reach before a person hears of it, in milliseconds. */
const OUT_OF_REACH = 60 * 60_000;

/** The lines of a complaint that an alert carries; the terminal has them all. */
const LINES = 6;

/** The last revision that was built, whether it went online, and in words the last one that did. */
const Done = z.object({
  id: z.string(),
  ok: z.boolean(),
  at: z.number(),
  words: z.string().default(""),
  online: z.string().default(""),
});
type Done = z.output<typeof Done>;

/** What following a content works with. */
export interface Following {
  repository: ContentRepository;
  /** Builds what was pulled and puts it online. */
  build: () => Promise<BuildOutcome>;
  /** Whether a release is online: the folder of the builds may have been erased. */
  isOnline: () => Promise<boolean>;
  /** Tries where the links of what is online lead, when that is due; never rejects. */
  tryLinks: () => Promise<void>;
  /** Tells a person who is not at the terminal. */
  alert: (text: string) => Promise<void>;
  say: (text: string) => void;
  /** Where it is remembered what was done. */
  dataDir: string;
  /** How often the repository is asked, in milliseconds; once, without. */
  every: number | undefined;
  signal: AbortSignal;
}

/**
 * Brings what the staff saved online, once or again and again, one build at a time. A content that is refused leaves the
 * site as it is: each command says why in its terminal, a person is alerted once, and once more when it is well again.
 * @returns the exit code: 1 when the content is not online, 0 when it is or when it was asked to stop
 */
export async function follow({
  repository,
  build,
  isOnline,
  tryLinks,
  alert,
  say,
  dataDir,
  every,
  signal,
}: Following): Promise<number> {
  let done = await remembered(dataDir);
  /** When this command last built, by a clock that nobody puts back; it begins by trying again what an earlier one was refused, and so says why. */
  let triedAt = -Infinity;
  let trouble: { words: string; since: number; told: boolean } | undefined;

  async function round(): Promise<boolean> {
    let revision: Revision;
    try {
      revision = await repository.pull();
    } catch (error) {
      if (!(error instanceof RepositoryTrouble)) throw error;
      await noteTrouble(error.message);
      return false;
    }
    if (trouble) say("Le dépôt du contenu répond de nouveau.");
    if (trouble?.told) await alert("le dépôt du contenu répond de nouveau.");
    trouble = undefined;
    const mayRetry = performance.now() - triedAt > TRY_AGAIN;
    const due = done?.id !== revision.id || (mayRetry && !(done.ok && (await isOnline())));
    if (due) return publish(revision);
    if (every === undefined) say(nothingNew(revision.words, await revision.unsaved()));
    return true;
  }

  async function publish(revision: Revision): Promise<boolean> {
    const again = done?.id === revision.id;
    const wasOk = done?.ok ?? true;
    say(`Changement ${revision.words}.`);
    const { ok, complaint, cut = false } = await build();
    if (signal.aborted) return false;
    triedAt = performance.now();
    const { id, words } = revision;
    const online = ok ? words : (done?.online ?? "");
    done = { id, ok, at: Date.now(), words, online };
    await writeWhole(statePath(dataDir), JSON.stringify(done)).catch((error: unknown) =>
      say(
        `Ce qui vient d’être fait n’a pas pu être noté : ${fileFailure(error) ?? reasonOf(error)} Cette commande continue ; relancée, elle le refera.`,
      ),
    );
    if (ok) {
      say(`En ligne : ${words}.`);
      if (!wasOk) await alert(`le contenu est de nouveau publié (${words}).`);
    } else {
      const last = online && ` (dernier changement mis en ligne : ${online})`;
      const retry = every === undefined ? "relancez cette commande" : "nouvel essai dans dix minutes";
      const next = cut ? retry : "corrigez ce qui est dit ci-dessus, puis enregistrez de nouveau";
      say(`Ce changement n’est pas en ligne. Le site reste comme il était${last} : ${next}.`);
      if (!again)
        await alert(
          `le changement ${words} n’a pas été publié ; le site reste comme il était.\n${firstLines(complaint)}`,
        );
    }
    return ok;
  }

  async function noteTrouble(words: string): Promise<void> {
    if (trouble?.words !== words) say(words);
    const now = performance.now();
    trouble = { words, since: trouble?.since ?? now, told: trouble?.told ?? false };
    if (trouble.told || now - trouble.since < OUT_OF_REACH) return;
    trouble.told = true;
    await alert(`depuis une heure, ce que le staff enregistre n’est plus publié. ${words}`);
  }

  if (every === undefined) {
    const isOk = await round();
    if (isOk) await tryLinks();
    return isOk ? 0 : 1;
  }
  say(`Le contenu est suivi, toutes les ${every / 1000} s. Pour arrêter : Ctrl+C.`);
  while (!signal.aborted) {
    // Beside what is saved meanwhile, which waits for no slow host.
    if ((await round()) && !signal.aborted) void tryLinks();
    await wait(every, undefined, { signal }).catch(() => undefined);
  }
  return 0;
}

/** Who runs the command once may have changed files in the copy, and wait for them. */
function nothingNew(words: string, unsaved: readonly string[]): string {
  const nothing = `Rien de nouveau depuis le changement ${words}.`;
  if (unsaved.length === 0) return nothing;
  return `${nothing} Ce qui a changé dans ce dossier (${firstOf(unsaved)}) n’est pas encore dans le dépôt. → Dans ce dossier : git add -A, git commit, git push ; puis relancez cette commande.`;
}

function firstLines(complaint: string): string {
  const lines = complaint.split("\n").filter((line) => line.trim() !== "");
  const left = lines.length > LINES ? ["…"] : [];
  return [...lines.slice(0, LINES), ...left].join("\n").slice(0, 1500);
}

function statePath(dataDir: string): string {
  return join(dataDir, "publication.json");
}

/** What was done last; a file that says nothing of use counts as nothing, and what is there is built. */
export function remembered(dataDir: string): Promise<Done | undefined> {
  return readRecord(statePath(dataDir), Done);
}
