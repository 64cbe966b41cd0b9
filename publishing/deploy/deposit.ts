import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { inParallel } from "#media/in-parallel.ts";
import { readJson } from "#schemas/read-json.ts";
import { StoredObjects, type StoredObject } from "../hosts/hosts.ts";
import type { Bucket } from "./bucket.ts";

/** Beside the site's objects: what was put there, by key, with a digest of its bytes and of what it is stored with. */
const REGISTER = ".site-depose.json";
const Register = z.record(z.string(), z.string());
type Register = z.output<typeof Register>;

/** Sent at once; and how many are sent before the register is written again, so that a broken line costs little. */
const AT_ONCE = 8;
const BATCH = 200;

/** What a deposit would do, or did. Keys. */
export interface Deposit {
  sent: string[];
  erased: string[];
  same: number;
}

/**
 * Makes a bucket hold a set: what changed is sent, first what nobody can ask for yet (names with a digest), then the other
 * files, then pages and lists; what is no longer of the set is erased last. So each page finds what it names at every instant.
 * What others put in the bucket is neither read nor erased. Told again after a fault, it goes on where it was.
 * @param set the folder of the set
 * @param dry says what would be done and does nothing
 */
export async function deposit(
  bucket: Bucket,
  set: string,
  { dry, onProgress }: { dry: boolean; onProgress: (state: { done: number; total: number }) => void },
): Promise<Deposit> {
  const objects = StoredObjects.parse(JSON.parse(await readFile(join(set, "objets.json"), "utf8")));
  const register = readRegister(await bucket.read(REGISTER));
  const bodyOf = ({ file }: StoredObject): Promise<Buffer> => readFile(join(set, "site", file));
  const digested = await inParallel(objects, AT_ONCE, async (object) => {
    const { file: _, ...stored } = object;
    const digest = createHash("sha256")
      .update(JSON.stringify(stored))
      .update(await bodyOf(object))
      .digest("hex");
    return { object, digest };
  });
  const changed = digested.filter(({ object, digest }) => register[object.key] !== digest);
  const wanted = new Set(objects.map(({ key }) => key));
  const erased = Object.keys(register).filter((key) => !wanted.has(key));
  const result: Deposit = {
    sent: changed.map(({ object }) => object.key),
    erased,
    same: objects.length - changed.length,
  };
  if (dry || changed.length + erased.length === 0) return result;

  const save = async (): Promise<void> => {
    const object = { key: REGISTER, type: "application/json", cache: "no-store" };
    await bucket.write(object, Buffer.from(JSON.stringify(register)));
  };
  let done = 0;
  for (const wave of waves(changed))
    for (let from = 0; from < wave.length; from += BATCH) {
      const batch = wave.slice(from, from + BATCH);
      // Killed from here on, nobody knows which of the two each one is: it goes again, even as it was before.
      for (const { object } of batch) register[object.key] = "";
      await save();
      await untilOneFails(batch, async ({ object, digest }) => {
        await bucket.write(object, await bodyOf(object));
        register[object.key] = digest;
        onProgress({ done: ++done, total: changed.length });
      }).finally(save);
    }
  await untilOneFails(erased, async (key) => {
    await bucket.erase(key);
    delete register[key];
  }).finally(save);
  return result;
}

/** Does its work for each, some at once, until one fails: those under way end first, so that it is known what they did. */
async function untilOneFails<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  await inParallel(items, AT_ONCE, async (item) => {
    if (failures.length === 0) await work(item).catch((error: unknown) => failures.push(error));
  });
  if (failures.length > 0) throw failures[0];
}

/** What is kept for ever, what is kept for a while, what is asked for again each time: pages and lists name the others. */
function waves<Sent extends { object: StoredObject }>(changed: readonly Sent[]): Sent[][] {
  const wave = ({ object: { cache } }: Sent): number =>
    cache.includes("immutable") ? 0 : cache.includes("max-age") ? 1 : 2;
  return [0, 1, 2].map((which) => changed.filter((each) => wave(each) === which));
}

function readRegister(text: string | undefined): Register {
  // One that cannot be read costs a whole deposit, and nothing else.
  return readJson(Register, text ?? "") ?? {};
}
