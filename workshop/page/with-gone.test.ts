import { expect, test } from "vitest";
import { withGone } from "./with-gone.ts";

const ARCS = [{ label: "Le Dégel", value: "Degel" }];
const given = (options: typeof ARCS) => options;

test("ce qu’une fiche nomme et qui n’est plus là reste au choix, dit retiré ; le reste n’y entre pas", () => {
  const written = {
    "arcs.0": "Degel",
    "arcs.1": "Ancien",
    display_name: "Ida",
    "nomRP.Ancien": "Docteur Givre",
  };
  expect(withGone(given, "arcs", written, ARCS)).toEqual([
    ...ARCS,
    { label: "Ancien (retiré)", value: "Ancien" },
  ]);
  expect(withGone(given, "arc", { arc: "Ancien" }, ARCS)).toHaveLength(2);
});

test("une fiche neuve, un champ vide, des arcs qui n’ont pas pu être lus : rien n’est dit retiré", () => {
  expect(withGone(given, "arcs", undefined, ARCS)).toEqual(ARCS);
  expect(withGone(given, "arc", { arc: "" }, ARCS)).toEqual(ARCS);
  expect(withGone(given, "arcs", { "arcs.0": "Degel" }, [])).toEqual([]);
});
