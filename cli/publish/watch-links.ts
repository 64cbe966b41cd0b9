import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { readRecord } from "#disk/read-record.ts";
import { writeWhole } from "#disk/write-whole.ts";
import { readJson } from "#schemas/read-json.ts";
import { counted } from "#text/counted.ts";
import { reasonOf } from "#text/error-words.ts";

/** How often the ways out of the site are tried, in milliseconds. */
const EVERY = 30 * 24 * 60 * 60_000;

/** The links that an alert names; the command that it names shows all of them. */
const NAMED = 5;

const Tried = z.object({ at: z.number() });

/** What is wrong with a link, as `npm run content -- check --liens --json` says it. */
const DeadLinks = z.array(z.object({ message: z.string() }));

/** What watching the links works with. */
export interface LinkWatch {
  /** What is wrong with each link that leads nowhere; undefined when asked to stop; rejects when they could not be tried. */
  deadLinks: () => Promise<readonly string[] | undefined>;
  alert: (text: string) => Promise<void>;
  say: (text: string) => void;
  /** Where it is remembered when they were last tried. */
  dataDir: string;
}

/**
 * The way to try, at each look at the repository, where the links of the content lead: once a month, and a person is alerted
 * of those that lead nowhere any more, again each month until they are mended. Never rejects.
 */
export function watchLinks({ deadLinks, alert, say, dataDir }: LinkWatch): () => Promise<void> {
  const file = join(dataDir, "liens.json");
  let at: number | undefined;
  return async () => {
    at ??= (await readRecord(file, Tried))?.at;
    // A clock that was wrong says a time to come.
    if (at !== undefined && Math.abs(Date.now() - at) < EVERY) return;
    at = Date.now();
    try {
      const dead = await deadLinks();
      if (!dead) return;
      await writeWhole(file, JSON.stringify({ at }));
      if (dead.length > 0) await alert(words(dead));
      else say("Les liens du contenu ont été essayés : rien à corriger.");
    } catch (error) {
      say(
        `Les liens du contenu n’ont pas pu être essayés : ${reasonOf(error)}. Nouvel essai dans un mois, ou quand cette commande sera relancée.`,
      );
    }
  };
}

function words(dead: readonly string[]): string {
  const named = dead.slice(0, NAMED).map((message) => `– ${message}`);
  const left = dead.length - NAMED;
  const more = left > 0 ? [`… et ${counted(left, "autre", "autres")}`] : [];
  return [
    "les liens du contenu ont été essayés. À corriger (« npm run content -- check --liens » dit à quelle ligne) :",
    ...named,
    ...more,
  ].join("\n");
}

/** Tries them as the command does, in a process of its own, whose memory goes with it. */
export async function deadLinks(signal: AbortSignal): Promise<readonly string[] | undefined> {
  const check = spawn(
    process.execPath,
    [...process.execArgv, join(import.meta.dirname, "../content.ts"), "check", "--liens", "--json"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const end = () => check.kill("SIGTERM");
  signal.addEventListener("abort", end, { once: true });
  const [said] = await Promise.all([text(check.stdout), once(check, "close")]);
  signal.removeEventListener("abort", end);
  if (signal.aborted) return undefined;
  const faults = readJson(DeadLinks, said);
  if (!faults) throw new Error("la vérification du contenu n’a pas abouti");
  return faults.map(({ message }) => message);
}
