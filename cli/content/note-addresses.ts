import { access, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LEDGER, ledgerText } from "#reader/ledger.ts";
import type { Addresses } from "#reader/read-content.ts";
import { fileFailure } from "#server/file-failure.ts";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { writeWhole } from "./write-whole.ts";

/** Two people who note addresses at once both keep theirs. */
const MERGE = `${LEDGER} merge=union\n`;

/**
 * Notes the addresses of a content without a fault in its ledger, which is kept with the content.
 * @returns what the staff should know: French, empty when nothing had to be noted
 */
export async function noteAddresses(contentDir: string, { today, noted }: Addresses): Promise<string> {
  const fresh = [...today].filter((address) => !noted.has(address)).length;
  if (fresh === 0) return "";
  try {
    await writeWhole(join(contentDir, LEDGER), ledgerText([...noted.keys(), ...today]));
    const attributes = join(contentDir, ".gitattributes");
    await access(attributes).catch(() => writeFile(attributes, MERGE));
  } catch (error) {
    const words = fileFailure(error);
    if (words === undefined) throw error;
    return `${words} ${frenchSpaces(`Les adresses n’ont pas été notées dans ${LEDGER}.`)}\n`;
  }
  const text = counted(fresh, "adresse notée", "adresses notées");
  return frenchSpaces(`${text} dans ${LEDGER} : gardez ce fichier avec le reste du contenu.\n`);
}
