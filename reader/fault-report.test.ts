import { expect, test } from "vitest";
import { contentFolder, picture } from "./fixtures/content-folder.ts";
import { faultReport } from "./fault-report.ts";
import { readContent } from "./read-content.ts";

test("ce que cite le rapport se recopie tel quel dans le fichier : ses espaces sont les siennes", async () => {
  const dir = await contentFolder({
    "affiches/bal.yaml": "titre: Le bal\nimage: 20 anx.png\n",
    "affiches/20 ans.png": await picture("png", 600, 800),
  });
  const { faults } = await readContent(dir);
  const report = faultReport(faults, { folder: dir, colour: false });
  expect(report).toContain("→ Vouliez-vous écrire «\u00a020 ans.png\u00a0»\u00a0?");
});
