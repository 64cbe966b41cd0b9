import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { faceWidth } from "#media/face-width.ts";
import { ARCS, contentFolder, SITE } from "#reader/fixtures/content-folder.ts";
import { readContent } from "#reader/read-content.ts";
import { Colours, contrast } from "#schemas/colours.ts";
import { communityTokens } from "./community-colours.ts";
import { softened, themeCss } from "./theme-css.ts";

const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

test("la place d’une image qui vient garde sa teinte, sans être ni vive ni claire, même pour un citron, un magenta ou un blanc", () => {
  const [lime, magenta, white] = [
    [192, 255, 0],
    [255, 0, 255],
    [255, 255, 255],
  ].map(([red = 0, green = 0, blue = 0]) => channels(softened([red, green, blue], "#100c12")));
  for (const colour of [lime, magenta, white]) {
    expect(Math.max(...(colour ?? []))).toBeLessThan(140);
    expect(Math.max(...(colour ?? [])) - Math.min(...(colour ?? []))).toBeLessThan(70);
  }
  expect(lime?.indexOf(Math.max(...lime))).toBe(1);
  expect(magenta?.indexOf(Math.min(...magenta))).toBe(1);
});

const PALETTES = [
  { accent: "#d92b3f", papier: "#f6ecda", nuit: "#100c12" },
  { accent: "#2fb7a3", papier: "#ffffff", nuit: "#04121a" },
  { accent: "#ffd400", papier: "#f4f4f4", nuit: "#000000" },
  { accent: "#7d5cff", papier: "#dfe8e0", nuit: "#14101f" },
  { accent: "#e0e0e0", papier: "#f0e0d0", nuit: "#2a1a10" },
];

test.each(PALETTES)("les couleurs d’une communauté se lisent partout : $accent sur $nuit", (palette) => {
  const token = communityTokens(Colours.parse(palette));
  const ratio = (a: string, b: string) => contrast(token[`--color-${a}`] ?? "", token[`--color-${b}`] ?? "");
  const read: [string, string][] = [
    ["paper", "night-2"],
    ["paper-dim", "night-2"],
    ["accent-text", "night-2"],
    ["accent-ink", "accent"],
    ["accent-ink", "accent-strong"],
    ["ink", "sheet"],
    ["ink-dim", "sheet"],
  ];
  for (const [text, behind] of read)
    expect([text, behind, ratio(text, behind) >= 4.5]).toEqual([text, behind, true]);
  expect(ratio("line-strong", "night-0")).toBeGreaterThanOrEqual(3);
  expect(ratio("accent", "night-0")).toBeGreaterThanOrEqual(3);
});

test("des couleurs qui se liraient mal sont refusées avec leur contraste, et ce qu’il faut faire", () => {
  const refusals = (palette: object) =>
    Colours.safeParse({ ...PALETTES[0], ...palette }).error?.issues.map(({ path, message }) => [
      path[0],
      message,
    ]);
  expect(refusals({ papier: "#7a6a5a" })).toEqual([
    [
      "papier",
      expect.stringMatching(
        /^Les textes se liraient mal : .* 3,\d pour 1, il en faut 7,0 pour 1\. → Éclaircissez/,
      ),
    ],
  ]);
  expect(refusals({ accent: "#3a0a10" })).toEqual([
    ["accent", expect.stringContaining("L’accent se verrait mal")],
  ]);
  expect(refusals({ nuit: "#ffffff" })).toEqual([
    ["nuit", expect.stringContaining("Échangez les deux couleurs")],
  ]);
  expect(refusals({ accent: "rouge" })).toEqual([["accent", expect.stringContaining("guillemets compris")]]);
});

test.each(["#000080", "#3a0a10", "#ffff00"])(
  "la couleur %s d’un arc se lit sur la nuit du site et sur le papier, et ce qui est écrit sur elle",
  async (accent) => {
    const reading = await readContent(await contentFolder({ "arcs.yaml": ARCS.replace("#f2b544", accent) }));
    if (!reading.ok) throw new Error("un contenu refusé");
    const css = themeCss(reading.content, { pictures: {}, hues: {}, imports: {}, recordings: {}, files: {} });
    const [onNight = [], onPaper = []] = [
      ...css.matchAll(/\[data-arc="School"\]\{--arc:(#\w{6});--arc-ink:(#\w+)\}/g),
    ];
    expect(contrast(onNight[1] ?? "", "#100c12")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onNight[1] ?? "", onNight[2] ?? "")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onPaper[1] ?? "", "#ffffff")).toBeGreaterThanOrEqual(4.5);
  },
);

test("un nom accentué laisse entre ses lignes la hauteur de ses accents, un autre reste serré", async () => {
  const leadings = async (community: string, arc: string) => {
    const files = {
      "site.yaml": SITE.replace("La Ville d’à côté", community),
      "arcs.yaml": ARCS.replace("nom: School", `nom: ${arc}`),
    };
    const reading = await readContent(await contentFolder(files));
    if (!reading.ok) throw new Error("un contenu refusé");
    const css = themeCss(reading.content, { pictures: {}, hues: {}, imports: {}, recordings: {}, files: {} });
    return css.match(/--(?:name|arc)-leading/g) ?? [];
  };
  expect(await leadings("Cité d’Émeraude", "Fin d’été")).toEqual(["--name-leading", "--arc-leading"]);
  expect(await leadings("Minuit Carmin", "Fort Carson City")).toEqual([]);
});

test("la largeur d’une police se lit dans son fichier ; ce qui n’en est pas une n’en a pas", async () => {
  const face = (name: string) => readFile(`app/styles/fonts/${name}.woff2`);
  const [narrow = 0, wide = 0] = [await face("big-shoulders-800"), await face("barlow-600")].map(faceWidth);
  expect(wide / narrow).toBeGreaterThan(1.1);
  expect(faceWidth((await face("barlow-600")).subarray(0, 4000))).toBeUndefined();
  expect(faceWidth(Buffer.from("wOF2, à peu près"))).toBeUndefined();
});
