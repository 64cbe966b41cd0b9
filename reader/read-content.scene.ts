import { contentFolder } from "./fixtures/content-folder.ts";
import { readContent } from "./read-content.ts";

/** Reads a folder and gives its faults as `file:line:column field — message → remedy`. */
export async function faultsOf(
  files: Record<string, string | Buffer | null>,
  prepare?: (dir: string) => Promise<void>,
) {
  const dir = await contentFolder(files);
  await prepare?.(dir);
  const reading = await readContent(dir);
  return reading.faults.map(
    ({ file, line, column, field, message, remedy }) =>
      `${file}:${line}:${column} ${field} — ${message} → ${remedy}`,
  );
}

/** An entry of a list of posters, without fault. */
export const poster = (id: string) => `- titre: "Affiche ${id}"\n  auteur: "???"\n  image: ${id}.webp\n`;
