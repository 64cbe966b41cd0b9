import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { openCache } from "#media/cache.ts";

const FILE = "textes-lus.json";
/** What a text says, as JSON, by the digest of the text; as it was read by these rules. */
const Kept = z.object({ rules: z.string(), read: z.record(z.string(), z.string()) });

/** What the texts of the content said when they were last read without a fault: of thousands, few change at a time. */
export interface YamlMemory {
  /** The plain data of a text; undefined when it has to be read. */
  recall(text: string): { data: unknown } | undefined;
  note(text: string, data: unknown): void;
  /** Keeps what was asked for since it was opened, and nothing older. */
  save(): Promise<void>;
}

/** Opens the memory that a folder keeps between runs. Texts read by other rules (this folder's code, the library) are read again. */
export async function openYamlMemory(dir: string): Promise<YamlMemory> {
  const cache = await openCache(resolve(dir));
  const rules = rulesNow();
  const kept = await cache.record(FILE, Kept);
  const before = new Map(kept?.rules === rules ? Object.entries(kept.read) : []);
  const now = new Map<string, string>();
  return {
    recall(text) {
      const digest = digestOf(text);
      const json = before.get(digest);
      if (json === undefined) return undefined;
      now.set(digest, json);
      return { data: JSON.parse(json) };
    },
    note(text, data) {
      const json: string | undefined = JSON.stringify(data);
      // JSON has no word for some numbers of YAML.
      if (json !== undefined && isDeepStrictEqual(JSON.parse(json), data)) now.set(digestOf(text), json);
    },
    async save() {
      if (now.size === before.size && now.keys().every((digest) => before.has(digest))) return;
      await cache.write(FILE, JSON.stringify({ rules, read: Object.fromEntries(now) }));
    },
  };
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function rulesNow(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(import.meta.dirname).toSorted())
    hash.update(readFileSync(join(import.meta.dirname, name)));
  return hash.update(readFileSync(new URL(import.meta.resolve("yaml/package.json")))).digest("base64url");
}
