import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { DAY, HOUR } from "#text/durations.ts";
import { openJournal } from "./journal.ts";
import { openRotatedFile } from "./rotated-file.ts";

const line = { request: "0123456789ab", method: "GET", route: "/", status: 200, ms: 1 };

const newData = () => mkdtemp(join(tmpdir(), "site-data-"));

it("garde une ligne écrite juste avant la fin, et lâche le fichier", async () => {
  const dataDir = await newData();
  const journal = openJournal(dataDir);
  journal.access(line);
  await journal.close();
  const folder = join(dataDir, "journal");
  const [name = ""] = readdirSync(folder);
  expect(readFileSync(join(folder, name), "utf8")).toContain('"route":"/"');
  expect(openFiles(folder)).toEqual([]);
});

it("tourne la page chaque jour et en garde 30 jours, au plus 20 pages, sans toucher au reste du dossier", async () => {
  const dataDir = await newData();
  let now = Date.UTC(2026, 0, 1);
  const journal = openJournal(dataDir, () => now);
  const folder = join(dataDir, "journal");
  for (let day = 0; day < 40; day++, now += DAY) {
    if (day % 4 === 0) journal.incident("essai", "un jour sur quatre");
    journal.access(line);
  }
  writeFileSync(join(folder, "note.txt"), "à garder");
  writeFileSync(join(folder, "acces-2026-01-05.jsonl"), "une page d’une version d’avant");
  journal.access(line);
  for (const tick of [0, HOUR]) journal.prune(now, tick);
  await journal.close();
  const names = readdirSync(folder).toSorted();
  const accesses = names.filter((name) => name.startsWith("acces-"));
  expect([accesses.length, accesses[0], accesses.at(-1)]).toEqual([
    20,
    "acces-2026-01-22-00001.jsonl",
    "acces-2026-02-10-00001.jsonl",
  ]);
  expect(names.filter((name) => name.startsWith("incidents-"))).toEqual(
    ["2026-01-13", "2026-01-17", "2026-01-21", "2026-01-25", "2026-01-29", "2026-02-02", "2026-02-06"].map(
      (day) => `incidents-${day}-00001.jsonl`,
    ),
  );
  expect(names).toContain("note.txt");
});

it("dont le dossier s’en va pendant qu’il s’écrit en refait un, et compte ce que personne ne lira", async () => {
  const dataDir = await newData();
  let now = Date.UTC(2026, 0, 1);
  const journal = openJournal(dataDir, () => now);
  const folder = join(dataDir, "journal");
  journal.access(line);
  now += 10_000;
  journal.access(line);
  rmSync(folder, { recursive: true });
  journal.access(line);
  now += 10_000;
  journal.access({ ...line, route: "/arc" });
  await journal.close();
  const [page = ""] = readdirSync(folder);
  expect(readFileSync(join(folder, page), "utf8")).toMatch(/^[^\n]*"route":"\/arc"[^\n]*\n$/);
  expect(journal.lost()).toBe(2);
  expect(journal.trouble()).toBeUndefined();
});

it("n’efface rien quand l’horloge saute d’un an et revient dans l’heure, ni un an en arrière", async () => {
  const dataDir = await newData();
  const start = Date.UTC(2026, 5, 1);
  let now = start - 3 * DAY;
  const journal = openJournal(dataDir, () => now);
  const look = (at: number, hours: number) => {
    now = at;
    journal.access(line);
    journal.incident("essai", "un incident");
    journal.prune(at, hours * HOUR);
  };
  look(start - 3 * DAY, 0);
  look(start, 1.1);
  look(start + 365 * DAY, 2.2);
  look(start, 3.3);
  look(start + 365 * DAY, 3.4);
  look(start - 365 * DAY, 4.4);
  await journal.close();
  const days = ["2025-06-01", "2026-05-29", "2026-06-01", "2027-06-01"];
  expect(readdirSync(join(dataDir, "journal")).toSorted()).toEqual(
    ["acces", "incidents"].flatMap((name) => days.map((day) => `${name}-${day}-00001.jsonl`)),
  );
});

it("oublie un vieil incident même s’il n’y en a pas eu d’autre, et une vieille page même sans visite", async () => {
  const dataDir = await newData();
  let now = Date.UTC(2026, 0, 1);
  const journal = openJournal(dataDir, () => now);
  journal.incident("essai", "le seul de l’année");
  journal.access(line);
  now += 31 * DAY;
  journal.prune(now, 0);
  expect(readdirSync(join(dataDir, "journal"))).toHaveLength(2);
  journal.prune(now, HOUR);
  expect(readdirSync(join(dataDir, "journal"))).toEqual([]);
  await journal.close();
});

it("ne dépasse jamais ce qui lui est donné, quoi que l’on demande au site en un jour", async () => {
  const folder = join(await newData(), "journal");
  const pageBytes = 20_000;
  const file = openRotatedFile(folder, "acces", { days: 30, pageBytes, pages: 5 }, Date.now);
  for (let sent = 0; sent < 1000; sent++) file.write(`${String(sent).padEnd(999)}\n`);
  await file.close();
  const pages = readdirSync(folder).toSorted();
  const sizes = pages.map((name) => statSync(join(folder, name)).size);
  expect([pages.length, Math.max(...sizes), file.lost()]).toEqual([5, pageBytes, 0]);
  expect(readFileSync(join(folder, pages.at(-1) ?? ""), "utf8")).toContain("\n999 ");
});

it("ne laisse pas une avalanche de requêtes emporter les incidents", async () => {
  const dataDir = await newData();
  const now = Date.UTC(2026, 0, 1);
  const journal = openJournal(dataDir, () => now);
  journal.incident("essai", "le premier de la journée");
  // Lines that would fill the journal's 200 MB; those that wait for the disk beyond 1 MB are lost, and counted.
  for (let sent = 0; sent < 500; sent++) journal.access({ ...line, route: `/${"x".repeat(500_000)}` });
  await journal.close();
  expect(journal.lost()).toBeGreaterThan(0);
  expect(readFileSync(join(dataDir, "journal", "incidents-2026-01-01-00001.jsonl"), "utf8")).toContain(
    "le premier",
  );
});

it("reprend la dernière page du jour après un redémarrage", async () => {
  const dataDir = await newData();
  const now = Date.UTC(2026, 0, 1);
  for (let start = 0; start < 3; start++) {
    const journal = openJournal(dataDir, () => now);
    journal.access(line);
    await journal.close();
  }
  const [name = "", ...others] = readdirSync(join(dataDir, "journal"));
  expect(others).toEqual([]);
  expect(
    readFileSync(join(dataDir, "journal", name), "utf8")
      .trim()
      .split("\n"),
  ).toHaveLength(3);
});

it("dit qu’un dossier ne se laisse pas écrire, compte les lignes perdues, et reprend seul", async () => {
  const dataDir = await newData();
  let now = Date.UTC(2026, 0, 1);
  const folder = join(dataDir, "journal");
  writeFileSync(folder, "un fichier à la place du dossier");
  const journal = openJournal(dataDir, () => now);
  journal.access(line);
  journal.access(line);
  expect([journal.trouble(), journal.lost()]).toEqual([expect.stringContaining("ne s’écrit pas"), 2]);
  rmSync(folder);
  now += 60_000;
  journal.access(line);
  await expect.poll(journal.trouble, { timeout: 10_000 }).toBeUndefined();
  await journal.close();
  expect(journal.lost()).toBe(2);
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
