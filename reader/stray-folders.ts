import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { firstOf } from "#text/enumerated.ts";
import { nearest } from "#text/nearest.ts";
import type { ContentFolder } from "./content-folder.ts";

/**
 * Folders whose .yaml files nobody reads: one inside `affiches/`, or one that is nearly called so, is a fault; any other
 * may hold what the staff keeps for itself, and gets a notice.
 * @param known the folders of entries
 * @returns the paths that the files were meant to have
 */
export async function strayFolders(
  folder: ContentFolder,
  known: readonly string[],
  report: { faults: Fault[]; notices: Fault[] },
  prefix = "",
): Promise<string[]> {
  const meant: string[] = [];
  const beside = await folder.folders(prefix);
  for (const name of beside) {
    if (name.startsWith(".") || name === "node_modules") continue;
    const file = `${prefix}${name}/`;
    const names = known.includes(file) ? [] : await folder.names(file);
    const held = names.filter((other) => /^[^.].*\.ya?ml$/i.test(other));
    const home = nearest(file.slice(0, file.indexOf("/") + 1), known);
    if (held.length > 0) {
      const place = { file, line: 1, column: 1, field: name };
      const told = home === undefined ? report.notices : report.faults;
      const where = home ?? `le dossier de ce qu’ils décrivent : ${known.join(", ")}`;
      const remedy =
        prefix === "" && home !== undefined && !beside.includes(home.slice(0, -1))
          ? `Renommez-le « ${home.slice(0, -1)} »`
          : `Mettez ces fichiers et leurs images dans ${where}`;
      told.push(
        faultAt(
          place,
          `Personne ne lit ce que tient ce dossier (${firstOf(held.map((other) => `« ${other} »`))}). → ${remedy}.`,
        ),
      );
    }
    if (home !== undefined) meant.push(...held.map((other) => home + other.replace(/\.ya?ml$/i, ".yaml")));
    meant.push(...(await strayFolders(folder, known, report, file)));
  }
  return meant;
}
