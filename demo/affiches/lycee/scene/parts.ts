import { bust } from "../../../kit/bust.ts";
import type { Age } from "../../../kit/bust/person.ts";
import { fr } from "../../../kit/french.ts";
import { clip, rect, svg } from "../../../kit/svg.ts";
import { fitLine, text } from "../../../kit/type.ts";

const [W, H] = [1000, 1414];

/** A page of the yearbook: rows of portraits under a tall word. */
export function yearbook(
  words: readonly [string, string],
  names: readonly (readonly [string, string, "f" | "m"])[],
  inks: readonly string[],
  seed: string,
  ages: readonly Age[],
): string {
  const [dark = "#111", , , pale = "#fff"] = inks;
  const cells = names.map(([name, line, gender], i) => {
    const [x, y] = [60 + (i % 3) * 300, 330 + Math.floor(i / 3) * 350];
    const ground = inks[1 + ((i + Math.floor(i / 3)) % 2)] ?? pale;
    return (
      rect(x, y, 280, 250, ground) +
      clip(
        `M${x} ${y - 10}h280v260h-280Z`,
        bust({
          seed: `${seed}${i}`,
          era: "lycee",
          gender,
          age: ages[i % ages.length] ?? "jeune",
          hat: "aucun",
          x: x - 10,
          y: y + 4,
          size: 300,
        }),
      ) +
      text(fr(name), { face: "oswald", weight: 600, size: 29, x, y: y + 288, fill: dark }) +
      text(fr(line), { face: "zilla-slab", weight: 400, size: 23, x, y: y + 316, fill: dark })
    );
  });
  return svg(
    W,
    H,
    rect(0, 0, W, H, pale),
    fitLine(words[0], { face: "alfa-slab-one", x: 60, y: 70, width: 880, maxHeight: 130, fill: dark }).svg,
    fitLine(fr(words[1]), {
      face: "lobster",
      x: 60,
      y: 226,
      width: 880,
      maxHeight: 62,
      fill: inks[1] ?? dark,
    }).svg,
    ...cells,
  );
}
