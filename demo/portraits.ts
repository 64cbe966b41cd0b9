import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { bust } from "./kit/bust.ts";
import type { Era } from "./kit/bust/person.ts";
import { halftone } from "./kit/print.ts";
import { random } from "./kit/random.ts";
import { rays, skyline } from "./kit/scene.ts";
import { circle, path, polygon, rect, svg } from "./kit/svg.ts";
import { company, type Arc, type CastMember } from "./streamers.texts.ts";

const ERA: Record<Arc, Era> = {
  School: "lycee",
  Survivor: "survie",
  Pentacle: "occulte",
  FortCarson: "desert",
  RedDeadRP: "1899",
};

/** Two colours and an accent that hold together, for the wall behind a face. */
const WALLS: readonly (readonly [ground: string, figure: string, accent: string])[] = [
  ["#b3162f", "#e8563f", "#f4c26b"],
  ["#1f2a4d", "#31457a", "#d9a441"],
  ["#e8b04a", "#f3cf7e", "#b3162f"],
  ["#2f6f6b", "#4a938a", "#f2d7a0"],
  ["#efe0c0", "#dcc59a", "#b3162f"],
  ["#5a2a5c", "#84427c", "#f0a56b"],
  ["#d9733b", "#eb9a5f", "#2b1f3a"],
  ["#8fb0a0", "#b0cab6", "#27403c"],
  ["#26202c", "#3d3144", "#b3162f"],
  ["#c7889a", "#e0aeb6", "#5a1730"],
  ["#3f5a32", "#617f48", "#e9c66b"],
  ["#7d9cc0", "#a5bfd8", "#1f2a4d"],
];

/** A 320 × 320 backdrop: one strong shape behind the head. */
function wall(seed: string, rank: number): string {
  const dice = random(`wall:${seed}`);
  const [ground, figure, accent] =
    WALLS[(rank * 5 + dice.int(0, 1)) % WALLS.length] ?? (["#26202c", "#3d3144", "#b3162f"] as const);
  const base = rect(0, 0, 320, 320, ground);
  switch ((rank * 3 + dice.int(0, 1)) % 8) {
    case 0:
      return base + circle(160, 150, 118, figure);
    case 1:
      return base + rays(160, 170, 320, 14, figure, dice.next());
    case 2:
      return base + [0, 1, 2, 3, 4, 5].map((i) => rect(0, 14 + i * 54, 320, 27, figure)).join("");
    case 3:
      return base + circle(226, 96, 62, accent) + skyline(0, 320, 320, 60, 210, figure, `sky:${seed}`);
    case 4:
      return (
        base +
        path(
          polygon([
            [0, 320],
            [0, 190],
            [320, 20],
            [320, 320],
          ]),
          figure,
        )
      );
    case 5:
      return base + halftone({ x: 0, y: 0, width: 320, height: 320 }, 20, (_, v) => v * 0.85, figure, 45);
    case 6:
      return (
        base + rect(46, 0, 228, 320, figure) + rect(46, 0, 8, 320, accent) + rect(266, 0, 8, 320, accent)
      );
    default:
      return (
        base + circle(160, 160, 150, figure) + circle(160, 160, 112, ground) + circle(160, 160, 74, figure)
      );
  }
}

/** The square portrait of one member of the company, as a whole SVG of 320 units. */
export function portrait(member: CastMember, rank: number): string {
  const { username, gender, roles } = member;
  const arcs = Object.keys(roles).filter((key): key is Arc => key in ERA);
  const dice = random(`portrait:${username}`);
  const era = ERA[dice.pick(arcs)];
  return svg(
    320,
    320,
    wall(username, rank),
    bust({ seed: `${username}!`, era, gender, x: -14, y: -2, size: 346 }),
  );
}

/** The file of a player; its name is the pseudo. */
function yaml(member: CastMember, rank: number): string {
  const { username, display_name, tag, roles } = member;
  const named = Object.entries(roles).filter(([, name]) => name !== null);
  return [
    ...(display_name === undefined ? [] : [`display_name: ${JSON.stringify(display_name)}`]),
    `tag: ${tag}`,
    `arcs: [${Object.keys(roles).join(", ")}]`,
    ...(named.length === 0
      ? []
      : ["nomRP:", ...named.map(([arc, name]) => `  ${arc}: ${JSON.stringify(name)}`)]),
    `portrait: joueurs/${username}.webp`,
    `rang: ${(rank + 1) * 10}`,
    "",
  ].join("\n");
}

/** Draws every portrait (320 × 320 WebP, at most 9 kB) and writes the file of every player beside; `root` is the project's folder. */
export async function makePortraits(root: URL): Promise<void> {
  const folder = new URL("content/joueurs/", root);
  await mkdir(folder, { recursive: true });
  let heaviest = 0;
  for (const [rank, member] of company.entries()) {
    let image = Buffer.alloc(0);
    for (const quality of [84, 76, 68, 58]) {
      image = await sharp(Buffer.from(portrait(member, rank)))
        .webp({ quality, effort: 5 })
        .toBuffer();
      if (image.length <= 9000) break;
    }
    heaviest = Math.max(heaviest, image.length);
    await writeFile(new URL(`${member.username}.webp`, folder), image);
    await writeFile(new URL(`${member.username}.yaml`, folder), yaml(member, rank));
  }
  console.log(`portraits : ${company.length} dessinés, le plus lourd ${(heaviest / 1000).toFixed(1)} Ko`);
}
