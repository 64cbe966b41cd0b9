import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#reader/fixtures/content-folder.ts";
import { openLedger } from "./ledger.ts";

test("une ligne qu’une coupure a laissée à moitié n’emporte pas la suivante", async () => {
  const dir = await temporaryFolder();
  await mkdir(join(dir, ".imports"));
  await (await openLedger(dir, "affiches")).add({ key: "https://a/1.png", id: "un" });
  await appendFile(join(dir, ".imports/affiches.jsonl"), '{"key":"https://a/2.p');
  await (await openLedger(dir, "affiches")).add({ key: "https://a/3.png", id: "trois" });
  const ledger = await openLedger(dir, "affiches");
  expect(["1", "2", "3"].map((name) => ledger.idOf(`https://a/${name}.png`))).toEqual([
    "un",
    undefined,
    "trois",
  ]);
});
