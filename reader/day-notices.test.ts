import { expect, test } from "vitest";
import { ARCS, contentFolder, picture, SITE } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";

async function said(date: string, ...more: string[]): Promise<string[]> {
  const reading = await readContent(
    await contentFolder({
      "affiches/bal.yaml": ["titre: Le bal", "image: bal.png", `date: ${date}`, ...more, ""].join("\n"),
      "affiches/bal.png": await picture("png", 600, 800),
    }),
  );
  return [...reading.faults, ...reading.notices].map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

const today = new Date().toISOString().slice(0, 10);

test("une affiche collée un jour qui n’est pas venu, une année mal tapée, est dite ; d’aujourd’hui ou retirée, non", async () => {
  expect(await said("03/04/2999")).toEqual([
    "affiches/bal.yaml:3 Cette date n’est pas encore venue, et « nouveau » la suit.",
  ]);
  expect(await said(today)).toEqual([]);
  expect(await said("03/04/2999", "retrait: true")).toEqual([]);
});

test("une affiche collée avant l’an 1000, une année mal tapée, est dite", async () => {
  const old = "affiches/bal.yaml:3 Cette date est d’avant l’an 1000.";
  expect(await said("01/01/0001")).toEqual([old]);
  expect(await said("01/10/0026")).toEqual([old]);
  expect(await said("01/10/0026", "retrait: true")).toEqual([]);
});

test("un arc d’avant l’an 1000, ou dans plus d’un an, est dit ; celui qui finit le mois prochain, ou toute une histoire à venir, non", async () => {
  const of = async (debut: string, fin: string) => {
    const arcs = ARCS.replace("31/03/2023", debut).replace("24/04/2023", fin);
    const { faults, notices } = await readContent(await contentFolder({ "arcs.yaml": arcs }));
    return [...faults, ...notices].map(({ file, line, field, message, remedy }) =>
      [`${file}:${line}`, field, message, remedy].join(" "),
    );
  };
  expect(await of("01/10/0206", "01/10/2206")).toEqual([
    "arcs.yaml:4 arcs[0].debut Cette date est d’avant l’an 1000. Vérifiez l’année.",
    "arcs.yaml:5 arcs[0].fin Cette date est dans plus d’un an, et d’autres non. Vérifiez l’année.",
  ]);
  const month = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  expect(await of("31/03/2023", month)).toEqual([]);
  expect(await of("31/03/2187", "24/04/2187")).toEqual([]);
});

test("[F1] un copyright d’une année à venir, celle de l’histoire, est dit ; celui de cette année, non", async () => {
  const of = async (year: string) => {
    const site = SITE.replace("annee: 2025", `annee: ${year}`);
    const { faults, notices } = await readContent(await contentFolder({ "site.yaml": site }));
    return [...faults, ...notices].map(({ file, line, message }) => `${file}:${line} ${message}`);
  };
  expect(await of("2062")).toEqual([
    "site.yaml:11 Cette année n’est pas encore venue, et le pied de chaque page la dit.",
  ]);
  expect(await of(today.slice(0, 4))).toEqual([]);
});
