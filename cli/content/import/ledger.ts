import { appendFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as z from "zod";
import { readJson } from "#schemas/read-json.ts";
import { readIfThere } from "../read-if-there.ts";

/**
 * One line of what imports remember: the address (or digest) that an entry came from, the id and the rank that it has or
 * will have, and once it was had, the digests of what the address gave and of what was kept of it.
 */
const Line = z.object({
  key: z.string(),
  id: z.string(),
  rank: z.number().optional(),
  sha: z.string().optional(),
  kept: z.string().optional(),
});
export type Origin = z.output<typeof Line>;

/** What earlier imports took, so that nothing comes twice and what was cut short goes on under the same names. */
export interface Ledger {
  idOf(key: string): string | undefined;
  idOfSha(sha: string): string | undefined;
  /** The rank that was given to what came from an address: an entry that a host refused takes its place once it comes. */
  rankOf(key: string): number | undefined;
  /** The greatest rank that was given, 0 without one. */
  lastRank: number;
  /** Whether an id was given to some address. */
  holds(id: string): boolean;
  /** What was kept under each id, by its digest. */
  kept: ReadonlyMap<string, string>;
  add(...origins: Origin[]): Promise<void>;
}

/**
 * Opens what imports remember of a gallery. It stands in the content, so that the rest of the staff has it too. A line
 * that a crash cut, or a conflict of git, is passed over.
 */
export async function openLedger(contentDir: string, gallery: string): Promise<Ledger> {
  const path = join(contentDir, ".imports", `${gallery}.jsonl`);
  const text = (await readIfThere(path)) ?? "";
  const ids = new Map<string, string>();
  const given = new Set<string>();
  const shas = new Map<string, string>();
  const kept = new Map<string, string>();
  const ranks = new Map<string, number>();
  const remember = ({ key, id, rank, sha, kept: digest }: Origin) => {
    ids.set(key, id);
    if (rank !== undefined) ranks.set(key, rank);
    given.add(id);
    if (sha !== undefined) shas.set(sha, id);
    if (digest !== undefined) kept.set(id, digest);
  };
  for (const row of text.split("\n")) {
    const line = readJson(Line, row);
    if (line) remember(line);
  }
  let started = text === "" || text.endsWith("\n");
  return {
    idOf: (key) => ids.get(key),
    idOfSha: (sha) => shas.get(sha),
    holds: (id) => given.has(id),
    rankOf: (key) => ranks.get(key),
    lastRank: Math.max(0, ...ranks.values()),
    kept,
    add: async (...origins) => {
      for (const origin of origins) remember(origin);
      await mkdir(dirname(path), { recursive: true });
      const rows = origins.map((origin) => `${JSON.stringify(origin)}\n`).join("");
      await appendFile(path, started ? rows : `\n${rows}`);
      started = true;
    },
  };
}
