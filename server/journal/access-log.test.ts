import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openAccessLog } from "./access-log.ts";

const DAY = 86_400_000;
const line = { method: "GET", route: "/", status: 200, ms: 1 };

it("garde une ligne écrite juste avant la fin, et lâche le fichier", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
  const log = openAccessLog(dataDir);
  log.write(line);
  log.close();
  const folder = join(dataDir, "journal");
  const [name = ""] = readdirSync(folder);
  expect(readFileSync(join(folder, name), "utf8")).toContain('"route":"/"');
  await expect.poll(() => openFiles(folder)).toEqual([]);
});

it("tourne la page chaque jour et en garde 30", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
  let now = Date.UTC(2026, 0, 1);
  const log = openAccessLog(dataDir, () => now);
  for (let day = 0; day < 40; day++, now += DAY) log.write(line);
  const folder = join(dataDir, "journal");
  writeFileSync(join(folder, "note.txt"), "à garder");
  log.write(line);
  log.close();
  const names = readdirSync(folder).toSorted();
  expect([names.length, names[0], names.at(-2), names.at(-1)]).toEqual([
    32,
    "acces-2026-01-11.jsonl",
    "acces-2026-02-10.jsonl",
    "note.txt",
  ]);
});

/** The files of a folder that this process holds open, where the system tells. */
function openFiles(folder: string): string[] {
  if (!existsSync("/proc/self/fd")) return [];
  return readdirSync("/proc/self/fd").filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(folder);
    } catch {
      return false;
    }
  });
}
