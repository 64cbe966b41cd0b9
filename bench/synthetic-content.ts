import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import * as z from "zod";

const Posters = z
  .array(z.looseObject({ titre: z.string(), auteur: z.string().optional(), image: z.string() }))
  .min(1);

/**
 * Writes a content folder whose poster gallery has `size` entries, made from an existing content: the same images over
 * and over, each entry with an id and a title of its own.
 * @param base the content to start from
 * @param folder receives the whole content
 */
export async function makeSyntheticContent(base: string, folder: string, size: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(base, folder, { recursive: true });
  const list = join(folder, "affiches/affiches.yaml");
  const posters = Posters.parse(parse(await readFile(list, "utf8")));
  const lines = Array.from({ length: size }, (_, i) => {
    const poster = posters[i % posters.length];
    const round = Math.floor(i / posters.length);
    const id = poster?.image.replace(/\.[^.]+$/, "") ?? "";
    return stringify(
      [
        {
          ...poster,
          titre: round === 0 ? poster?.titre : `${poster?.titre} ${round + 1}`,
          ...(round > 0 && { id: `${id}-${round + 1}` }),
        },
      ],
      { lineWidth: 0 },
    );
  });
  await writeFile(list, lines.join(""));
}
