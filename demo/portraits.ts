import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { svg } from "./kit/svg.ts";
import { hands, type Studio } from "./portraits/hands.ts";
import { company, type CastMember } from "./streamers.texts.ts";

/** The most that a portrait weighs, in bytes: one of few inks, whose every edge counts, may weigh a little more. */
const LIMIT = 9000;
const LIMIT_OF_INKS = 12_500;

/** The studio that a player has asked for a portrait. Throws when none has drawn it. */
export function studioOf({ username }: CastMember): Studio {
  const studio = hands.find(({ sittings }) => username in sittings);
  if (!studio) throw new Error(`Nobody has drawn ${username}`);
  return studio;
}

const lossless = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();

/** The portrait of a player as a WebP of 320 × 320, without loss where its inks are few. */
async function draw(member: CastMember): Promise<Buffer> {
  const { sittings, fewInks } = studioOf(member);
  const drawing = svg(320, 320, sittings[member.username]?.() ?? "");
  // Twice as large, then reduced: hatching and dots keep their edges.
  const picture = await sharp(Buffer.from(drawing), { density: 144 })
    .flatten({ background: "#111111" })
    .resize(320, 320)
    .png()
    .toBuffer();
  if (fewInks) {
    const whole = await lossless(picture);
    if (whole.length <= LIMIT) return whole;
    const reduced = await lossless(
      await sharp(picture).png({ palette: true, colours: 16, dither: 0 }).toBuffer(),
    );
    if (reduced.length <= LIMIT_OF_INKS) return reduced;
  }
  let image = picture;
  for (const quality of [80, 72, 64, 56, 48, 40, 32]) {
    image = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (image.length <= LIMIT) break;
  }
  return image;
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

/** Draws every portrait and writes the file of every player beside; `root` is the project's folder. */
export async function makePortraits(root: URL): Promise<void> {
  const folder = new URL("content/joueurs/", root);
  await mkdir(folder, { recursive: true });
  let heaviest = 0;
  for (const [rank, member] of company.entries()) {
    const image = await draw(member);
    heaviest = Math.max(heaviest, image.length);
    await writeFile(new URL(`${member.username}.webp`, folder), image);
    await writeFile(new URL(`${member.username}.yaml`, folder), yaml(member, rank));
  }
  console.log(`portraits : ${company.length} dessinés, le plus lourd ${(heaviest / 1000).toFixed(1)} Ko`);
}
