import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { reasonOf } from "#text/error-words.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { STOPPED_BY_DISK } from "../run-command.ts";

/** What a build came to: online or not, and what it complained of. */
export interface BuildOutcome {
  ok: boolean;
  complaint: string;
  /** Whether the machine ended it, and not what it was made from. */
  cut?: boolean;
}

/**
 * Builds the site and puts it online as `npm run build` does, in a process of its own: each build begins with nothing
 * that the last one read, and its memory goes with it. What it says is shown as it comes.
 */
export async function buildSite(signal: AbortSignal): Promise<BuildOutcome> {
  const child = spawn(process.execPath, [...process.execArgv, join(import.meta.dirname, "../build.ts")], {
    stdio: ["ignore", "inherit", "pipe"],
  });
  const end = () => child.kill("SIGTERM");
  signal.addEventListener("abort", end, { once: true });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
    process.stderr.write(text);
  });
  const unstarted = await once(child, "close").then(() => undefined, reasonOf);
  signal.removeEventListener("abort", end);
  const why = unstarted ?? child.signalCode;
  if (why !== null && !signal.aborted) {
    const words = `La construction a été arrêtée (${why}) : la mémoire de la machine manquait peut-être ; le contenu n’y est pour rien.\n`;
    complaint += frenchSpaces(words);
    process.stderr.write(frenchSpaces(words));
  }
  const cut = (why !== null || child.exitCode === STOPPED_BY_DISK) && !signal.aborted;
  return { ok: child.exitCode === 0, complaint, cut };
}
