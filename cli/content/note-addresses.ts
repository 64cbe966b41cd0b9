import { access, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Ledger, LEDGER, ledgerText } from "#reader/ledger.ts";
import type { ImportExtension } from "#schemas/gallery-item.ts";
import { fileFailure } from "#disk/file-failure.ts";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { writeContent } from "./write-content.ts";

/** Two people who note addresses at once both keep theirs. */
const MERGE = `${LEDGER} merge=union\n`;

/**
 * Notes addresses of a content without a fault in its ledger, which is kept with the content.
 * @param fresh what is to be noted, see `addressesToNote`
 * @returns what the staff should know: French, empty when nothing had to be noted
 */
export async function noteAddresses(
  contentDir: string,
  noted: Ledger,
  fresh: ReadonlyMap<string, ImportExtension | undefined>,
): Promise<string> {
  if (fresh.size === 0) return "";
  try {
    await writeContent(join(contentDir, LEDGER), ledgerText(noted, fresh));
    const attributes = join(contentDir, ".gitattributes");
    await access(attributes).catch(() => writeFile(attributes, MERGE));
  } catch (error) {
    const words = fileFailure(error);
    if (words === undefined) throw error;
    return `${words} ${frenchSpaces(`Les adresses n’ont pas été notées dans ${LEDGER}.`)}\n`;
  }
  const text = counted(fresh.size, "adresse notée", "adresses notées");
  return frenchSpaces(`${text} dans ${LEDGER} : gardez ce fichier avec le reste du contenu.\n`);
}
