import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import * as z from "zod";

const Poster = z.looseObject({ titre: z.string(), rang: z.int().default(0) });

/**
 * Writes a content folder whose poster gallery has `size` entries, made from an existing content: the same images over
 * and over, each entry with an id and a title of its own.
 * @param base the content to start from
 * @param folder receives the whole content
 */
export async function makeSyntheticContent(base: string, folder: string, size: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(base, folder, { recursive: true });
  const posters = join(folder, "affiches");
  const files = (await readdir(posters)).filter((name) => name.endsWith(".yaml"));
  for (const [index, file] of files.entries()) {
    const { titre, rang, ...poster } = Poster.parse(parse(await readFile(join(posters, file), "utf8")));
    for (let round = 1; index + round * files.length < size; round++) {
      const copy = { titre: `${titre} ${round + 1}`, rang: rang + round * files.length * 10, ...poster };
      const name = file.replace(/\.yaml$/, `-${round + 1}.yaml`);
      await writeFile(join(posters, name), stringify(copy, { lineWidth: 0 }));
    }
  }
}
