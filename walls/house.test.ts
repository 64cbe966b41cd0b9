import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { alcoveFaults } from "./alcoves.ts";
import { arrowsOf, houseFiles, readArrows } from "./import-graph.ts";
import { judgeImport } from "./judge-import.ts";
import { lineOf } from "./room-of.ts";
import { ROOMS } from "./rooms.ts";

const files = houseFiles(".");
const arrows = readArrows(".", files);

test("chaque fichier est dans une salle, et chaque ligne de la table a ses fichiers", () => {
  // The linter reads no style sheet: they are counted here.
  expect(files.filter((file) => lineOf(file) === undefined)).toEqual([]);
  expect(Object.keys(ROOMS).toSorted()).toEqual(
    [...new Set(files.map((file) => lineOf(file) ?? ""))].toSorted(),
  );
});

test("la table descend : aucune salle ne revient à elle-même par celles qu’elle importe", () => {
  const below = (line: string, seen: ReadonlySet<string>): string[] =>
    (ROOMS[line]?.may ?? [])
      .filter((next) => next !== line)
      .flatMap((next) =>
        seen.has(next) ? [`${[...seen].join(" → ")} → ${next}`] : below(next, new Set([...seen, next])),
      );
  expect(Object.keys(ROOMS).flatMap((line) => below(line, new Set([line])))).toEqual([]);
});

test("ce qui tourne sans Node ne s’appuie que sur ce qui tourne sans Node", () => {
  const bound = Object.entries(ROOMS).flatMap(([line, { node, may }]) =>
    node === undefined
      ? []
      : may.filter((next) => ROOMS[next]?.node === undefined).map((next) => `${line} → ${next}`),
  );
  expect(bound).toEqual([]);
});

test("une feuille de style ne puise pas dans une autre salle", () => {
  const sheets = files.filter((file) => file.endsWith(".css"));
  const faults = readArrows(".", sheets).flatMap(({ from, line, specifier }) => {
    const fault = judgeImport(from, specifier);
    return fault === undefined ? [] : [`${from}:${line} ${fault}`];
  });
  expect(faults).toEqual([]);

  const [put] = arrowsOf("app/ui/toast/toast.css", '@import "../../features/music/player.css";');
  expect(put && judgeImport(put.from, put.specifier)).toContain("app/ui may not import app/features/music");
});

test("chaque alcôve a une seule entrée, et celles d’un dossier ne tournent pas en rond", () => {
  expect(alcoveFaults(arrows)).toEqual([]);
});

test("l’image de conteneur emporte chaque salle dont ce qu’elle lance a besoin, et aucune autre", () => {
  const from = Map.groupBy(arrows, (arrow) => arrow.from);
  const run = new Set(["server/main.ts", "cli/messages.ts"]);
  for (const file of run) for (const { to } of from.get(file) ?? []) run.add(to);
  const needed = new Set([...run].map((file) => file.slice(0, file.indexOf("/"))));

  const taken = readFileSync("hosting/Containerfile", "utf8").matchAll(/ \/site\/(\S+) \1$/gm);
  const rooms = [...taken].map(([, folder = ""]) => folder).filter((folder) => lineOf(`${folder}/file.ts`));
  expect(rooms.toSorted()).toEqual([...needed].toSorted());
});
