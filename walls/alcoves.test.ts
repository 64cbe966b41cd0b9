import { expect, test } from "vitest";
import { alcoveFaults } from "./alcoves.ts";
import { arrowsOf } from "./import-graph.ts";

/** What is found in a small house: `file:line` and the sentence. */
function faultsIn(house: Readonly<Record<string, string>>): string[] {
  const arrows = Object.entries(house).flatMap(([file, source]) => arrowsOf(file, source));
  return alcoveFaults(arrows).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test("une alcôve n’a qu’une entrée : le second fichier importé du dehors est dit avec sa ligne, la règle et le remède", () => {
  const faults = faultsIn({
    "app/features/gallery/gallery.tsx":
      'import { Wall } from "./wall/wall.tsx";\n\nimport type { Row } from "./wall/wall-row.tsx";',
    "app/features/gallery/wall/wall.tsx": 'import { WallRow } from "./wall-row.tsx";',
  });
  expect(faults).toEqual([
    "app/features/gallery/gallery.tsx:3 app/features/gallery/wall/ has one way in, wall.tsx: wall-row.tsx is for its own files. " +
      "Import wall.tsx and let it hand on what is needed, or move wall-row.tsx out of the alcove, to app/features/gallery/, where its neighbours share it.",
  ]);
});

test("l’entrée est le fichier qui porte le nom de l’alcôve, sinon celui que l’on importe le plus", () => {
  const [named] = faultsIn({
    "server/main.ts": 'import "#server/outbox/rows/rows.ts";',
    "server/env.ts": 'import "#server/outbox/rows/tables.ts";',
    "server/announce.ts": 'import "#server/outbox/rows/tables.ts";',
  });
  expect(named).toContain("server/outbox/rows/ has one way in, rows.ts: tables.ts is for its own files");
  const [most] = faultsIn({
    "server/main.ts": 'import "#server/outbox/rows/database.ts";',
    "server/env.ts": 'import "#server/outbox/rows/tables.ts";',
    "server/announce.ts": 'import "#server/outbox/rows/tables.ts";',
  });
  expect(most).toContain("server/outbox/rows/ has one way in, tables.ts: database.ts is for its own files");
});

test("chaque manière d’entrer compte : types, tests, imports tardifs, feuilles de style, d’une autre salle", () => {
  const inside = "app/features/music/player/seek-bar";
  const entering = {
    type: ["app/features/music/music.ts", `import type { Bar } from "#${inside}.tsx";`],
    test: ["app/features/music/music.test.ts", `vi.mock("#${inside}.tsx");`],
    late: ["app/features/music/music.ts", `void import("#${inside}.tsx");`],
    style: [
      "app/features/music/music.module.css",
      '.a {\n  composes: bar from "./player/seek-bar.module.css";\n}',
    ],
    sheet: ["app/features/music/music.css", '@import "player/seek-bar.css";'],
    room: ["app/routes/musique.tsx", `export { Bar } from "#${inside}.tsx";`],
  } as const;
  for (const [file, source] of Object.values(entering)) {
    const faults = faultsIn({
      "app/layout/site-layout.tsx": 'import "#app/features/music/player/player.tsx";',
      [file]: source,
    });
    expect(faults).toEqual([expect.stringContaining(`${file}:`)]);
  }
});

test("une alcôve dans une alcôve a son entrée aussi, et un import qui saute deux portes n’est dit qu’une fois", () => {
  const faults = faultsIn({
    "app/features/gallery/gallery.tsx": 'import "./viewer/viewer.tsx";\nimport "./viewer/stage/gestures.ts";',
    "app/features/gallery/viewer/viewer.tsx": 'import "./stage/stage.tsx";\nimport "./stage/zoom.ts";',
  });
  expect(faults.map((fault) => fault.replace(/:(?= )[\s\S]*/, ""))).toEqual([
    "app/features/gallery/gallery.tsx:2 app/features/gallery/viewer/ has one way in, viewer.tsx",
    "app/features/gallery/viewer/viewer.tsx:2 app/features/gallery/viewer/stage/ has one way in, stage.tsx",
  ]);
});

test("les alcôves d’un dossier ne tournent pas en rond", () => {
  const faults = faultsIn({
    "app/features/gallery/list/list.ts": 'import "../wall/wall.tsx";',
    "app/features/gallery/wall/wall.tsx": 'import "../viewer/viewer.tsx";',
    "app/features/gallery/viewer/viewer.tsx": 'import "../list/list.ts";',
  });
  expect(faults).toEqual([
    "app/features/gallery/list/list.ts:1 The alcoves of app/features/gallery/ import each other in a circle: list → wall → viewer → list. " +
      "Move what both need to app/features/gallery/, or let the file that uses both hand it over.",
  ]);
});

test("une alcôve bien tenue, les étagères de app/ui et les voisins d’une même salle ne sont pas dits", () => {
  expect(
    faultsIn({
      "app/features/gallery/gallery.tsx":
        'import "./wall/wall.tsx";\nimport "./viewer/viewer.tsx";\nimport "./words.ts";',
      "app/features/gallery/viewer/viewer.tsx":
        'import "../wall/wall.tsx";\nimport "../words.ts";\nimport "./stage/stage.tsx";',
      "app/features/gallery/wall/wall.tsx":
        'import "./wall-row.tsx";\nimport "./wall.module.css";\nimport "../words.ts";',
      "app/features/gallery/words.ts":
        'import "#app/ui/button/button.tsx";\nimport "#app/ui/button/icon-button.tsx";',
      "server/main.ts": 'import "#server/outbox/outbox.ts";\nimport "#server/outbox/message.ts";',
    }),
  ).toEqual([]);
});
