import { statSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { EntryKind } from "../content-files.ts";

/** A fault when a file stands where the folder of a kind should; nothing in it can be read. */
export function fileForFolder(dir: string, { folder, one }: EntryKind): Fault | undefined {
  const name = folder.slice(0, -1);
  if (statSync(join(dir, name), { throwIfNoEntry: false })?.isDirectory() !== false) return undefined;
  return faultAt(
    { file: name, line: 1, column: 1, field: name },
    `« ${name} » est un fichier, et ce doit être un dossier. → Donnez-lui un autre nom, ou effacez-le ; puis créez un dossier « ${name} », où chaque fichier dit ${one}.`,
  );
}
