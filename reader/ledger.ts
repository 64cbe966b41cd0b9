import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { GALLERIES, IMPORT_EXTENSIONS, type ImportExtension } from "#schemas/gallery-item.ts";
import { counted } from "#text/counted.ts";
import { firstOf } from "#text/enumerated.ts";
import { nearest } from "#text/nearest.ts";
import type { Sources } from "./parsed-list/parsed-list.ts";
import { worksOf } from "./raw-entries.ts";

/** The file that keeps every address of an import image that the content ever had, one a line: `affiches/votez-vargas.jpg`. */
export const LEDGER = "adresses.txt";

const HEAD = `# Les adresses que des joueurs ont pu coller en jeu : aucune ne doit disparaître sans « retrait: true ».
# « npm run content -- check » tient cette liste. Gardez-la avec le reste du contenu ; on n’y écrit rien à la main.
`;
/** Without its end, as it was noted before: the next time that the ledger is written, it gets it. */
const ADDRESS = /^((?:affiches|panneaux)\/[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.(jpg|png))?$/;
/** What git leaves where two people noted addresses at once: both sides count. */
const MARK = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;
/** From this many lost at once on, it is the content that has changed hands, not a file that was deleted. */
const MANY = 20;

/** An address as it was noted: its line, and how it ends for good. */
interface Noted {
  line: number;
  extension: ImportExtension | undefined;
}

/** The addresses that were noted, as `affiches/votez-vargas`; none when the file is not there. */
export type Ledger = ReadonlyMap<string, Noted>;

/** Reads the ledger of a content folder. @param faults receives lines that are no address, or end otherwise than one before */
export async function readLedger(dir: string, faults: Fault[]): Promise<Ledger> {
  const text = await readFile(join(dir, LEDGER), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const ledger = new Map<string, Noted>();
  for (const [index, raw] of text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#") || MARK.test(line)) continue;
    const [, address, end] = ADDRESS.exec(line) ?? [];
    if (address === undefined) {
      faults.push(
        faultAt(
          placeOf(index + 1),
          `« ${line.slice(0, 80)} » n’est pas une adresse. → Effacez cette ligne : la commande « npm run content -- check » tient ce fichier.`,
        ),
      );
      continue;
    }
    const extension = IMPORT_EXTENSIONS.find((one) => one === end);
    const before = ledger.get(address);
    if (before?.extension === undefined) ledger.set(address, { line: index + 1, extension });
    else if (extension !== undefined && extension !== before.extension)
      faults.push(twoEnds(address, before.extension, before.line, index + 1));
  }
  return ledger;
}

/**
 * The text of a ledger: sorted, so that two people who note one each seldom write at the same place.
 * @param fresh what is to be noted besides; how it ends is undefined where no import image of ours says it
 */
export function ledgerText(noted: Ledger, fresh: ReadonlyMap<string, ImportExtension | undefined>): string {
  const ends = new Map([...noted].map(([address, { extension }]) => [address, extension]));
  for (const [address, extension] of fresh) ends.set(address, extension);
  const lines = [...ends.keys()].toSorted().map((address) => withEnd(address, ends.get(address)));
  return `${HEAD}${lines.join("\n")}\n`;
}

/** What `nouveau` leaves as an example, to be deleted: nobody hangs it in the game. */
const EXAMPLE = "exemple-";

/** The addresses that the content has today, of what is withdrawn too: an empty sheet stays there. */
export function addressesOf(sources: Sources): Set<string> {
  const addresses = GALLERIES.flatMap((gallery) => {
    const ids = [...worksOf(sources.get(gallery)).keys()];
    return ids.filter((id) => !id.startsWith(EXAMPLE)).map((id) => `${gallery}/${id}`);
  });
  return new Set(addresses);
}

/**
 * Faults for addresses that were noted and that no entry has any more: the file, the address, and what to write.
 * @param stray the paths that misplaced files were meant to have: what to do is said there
 */
export function lostAddresses(sources: Sources, ledger: Ledger, stray: ReadonlySet<string>): Fault[] {
  const today = addressesOf(sources);
  const lost = [...ledger].filter(
    ([address]) =>
      !today.has(address) && !stray.has(`${address}.yaml`) && !sources.get(galleryOf(address))?.partial,
  );
  if (lost.length > MANY && lost.length > ledger.size / 2)
    return [changedHands(lost.map(([address]) => address))];
  const fresh = [...today].filter((address) => !ledger.has(address));
  return lost.map(([address, { line, extension }]) => {
    const file = `${address}.yaml`;
    const id = address.slice(address.indexOf("/") + 1);
    const renamed = nearest(
      address,
      fresh.filter((other) => galleryOf(other) === galleryOf(address)),
    );
    const back = renamed
      ? `Est-ce « ${renamed}.yaml », renommé ? Redonnez-lui son nom. Sinon, remettez ${file}`
      : `Remettez ${file}`;
    const fault = faultAt(
      { file, line: 1, column: 1, field: id },
      `Ce fichier a disparu, et avec lui l’adresse /import/${withEnd(address, extension)} que des joueurs ont pu coller en jeu. → ${back} ; pour qu’il quitte la page, écrivez-y trois lignes : « titre: ${id} », « image: ${id}.webp », « retrait: true ». Si cette adresse n’a jamais été en ligne, effacez la ligne ${line} d’${LEDGER}.`,
    );
    return { ...fault, gone: file };
  });
}

function twoEnds(address: string, first: ImportExtension, line: number, again: number): Fault {
  const other = IMPORT_EXTENSIONS.find((one) => one !== first);
  return faultAt(
    placeOf(again),
    `« ${address} » est notée avec deux fins : .${first} à la ligne ${line}, .${other} ici. → Essayez /import/${address}.${first} et /import/${address}.${other} sur le site en ligne : gardez la ligne de l’adresse qui répond (si aucune ne répond, l’une ou l’autre), effacez l’autre.`,
  );
}

function changedHands(lost: readonly string[]): Fault {
  return faultAt(
    placeOf(1),
    `${counted(lost.length, "adresse notée", "adresses notées")} ici n’ont plus de fichier (${firstOf(lost)}). → Si ce contenu est désormais celui d’une autre communauté, effacez ${LEDGER} ; sinon, remettez les fichiers.`,
  );
}

function withEnd(address: string, extension: ImportExtension | undefined): string {
  return extension === undefined ? address : `${address}.${extension}`;
}

function galleryOf(address: string): "affiches" | "panneaux" {
  return address.startsWith("affiches/") ? "affiches" : "panneaux";
}

function placeOf(line: number) {
  return { file: LEDGER, line, column: 1, field: LEDGER };
}
