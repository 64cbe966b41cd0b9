import { mkdtemp, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openCache } from "./cache.ts";

test("une image qu’une coupure de courant a laissée vide est à refaire, une fois la machine repartie", async () => {
  const folder = await mkdtemp(join(tmpdir(), "images-"));
  await writeFile(join(folder, "entiere.webp"), "image");
  await writeFile(join(folder, "vide.webp"), "");
  // Last written before this machine was started.
  await utimes(folder, new Date(2000, 0), new Date(2000, 0));
  const cache = await openCache(folder);
  expect([cache.has("entiere.webp"), cache.has("vide.webp")]).toEqual([true, false]);
  await cache.write("vide.webp", "refaite");
  expect((await openCache(folder)).has("vide.webp")).toBe(true);
});
