import { expect, test } from "vitest";
import type { Hue } from "#schemas/hue.ts";
import { sharp } from "../safe-sharp.ts";
import { hueOf, namedHues } from "./hues.ts";

const rgb = (colour: string): [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

test.each<[Hue, string[]]>([
  ["rouge", ["#d92b3f", "#8b0000", "#ff2a1a"]],
  ["orange", ["#f0822a", "#ffa540"]],
  ["jaune", ["#f3cc3c", "#ffee00"]],
  ["vert", ["#2f8f5b", "#0c4a2c", "#3cc8a8"]],
  ["bleu", ["#2c6fc4", "#142a66", "#45b6e6"]],
  ["violet", ["#7440a8", "#3b1a5a"]],
  ["rose", ["#f08fb0", "#ff5aa5", "#f7c6cf"]],
  ["brun", ["#7d5230", "#c9a877", "#4a2c17"]],
  ["noir", ["#000000", "#1a1518"]],
  ["blanc", ["#ffffff", "#f6f0e2"]],
  ["gris", ["#808080", "#b9babd"]],
])("« %s » est le nom de ce que l’on appelle ainsi", (name, colours) => {
  expect(colours.map((colour) => hueOf(...rgb(colour)))).toEqual(colours.map(() => name));
});

/** A picture in bands, each a colour and a share of the height in percent. */
async function bands(...parts: [colour: string, share: number][]): Promise<Buffer> {
  let top = 0;
  const layers = await Promise.all(
    parts.map(async ([background, height]) => ({
      input: await sharp({ create: { width: 100, height, channels: 3, background } })
        .png()
        .toBuffer(),
      left: 0,
      top: (top += height) - height,
    })),
  );
  return sharp({
    create: { width: 100, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite(layers)
    .png()
    .toBuffer();
}

test("une affiche noire au titre rouge est l’une et l’autre ; un filet vert n’est rien", async () => {
  expect(await namedHues(await bands(["#111111", 80], ["#d92b3f", 17], ["#2f8f5b", 3]))).toEqual([
    "noir",
    "rouge",
  ]);
});

test("trois couleurs au plus, la plus forte d’abord, et toujours une", async () => {
  const four = await bands(["#d92b3f", 40], ["#2c6fc4", 30], ["#f3cc3c", 20], ["#2f8f5b", 10]);
  expect(await namedHues(four)).toEqual(["rouge", "bleu", "jaune"]);
  expect(await namedHues(await bands(["#808080", 35], ["#ffffff", 35], ["#000000", 30]))).toHaveLength(1);
});

test("ce qui est transparent n’a pas de couleur", async () => {
  expect(await namedHues(await bands(["#2c6fc4", 20]))).toEqual(["bleu"]);
  expect(await namedHues(await bands())).toEqual([]);
});
