import type { Fault } from "#schemas/content.ts";
import type { ContentFolder } from "./content-folder.ts";
import { CONTENT_FILES, ENTRY_KINDS } from "./content-files.ts";
import { faultAt } from "#schemas/fault.ts";
import { nearest } from "#text/nearest.ts";

/** The folders of entries: whatever ends in .yaml there is an entry. */
const FOLDERS: readonly string[] = Object.values(ENTRY_KINDS).map(({ folder }) => folder);
/** The files that may stand in the content folder itself. */
const EXPECTED: readonly string[] = [
  ...Object.values(CONTENT_FILES).map(({ file }) => file),
  ...Object.values(ENTRY_KINDS)
    .map(({ list }) => list)
    .filter((list) => !list.includes("/")),
];

/**
 * Files that were meant to be content and that nobody would read, such as `streamer.yaml`, `affiche.yml` or
 * `affiche.yaml.txt`: a slip in a file's name must not take anything off a page.
 */
export async function strayFiles(folder: ContentFolder): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const prefix of ["", ...FOLDERS]) {
    for (const name of await folder.names(prefix)) {
      const text = name.startsWith(".") ? undefined : strayWords(name, prefix);
      const file = prefix + name;
      if (text !== undefined) faults.push(faultAt({ file, line: 1, column: 1, field: file }, text));
    }
  }
  return faults;
}

function strayWords(name: string, prefix: string): string | undefined {
  const plain = name.replace(/(\.ya?ml)?\.(ya?ml|txt|rtf|docx?|bak)$/i, "") + ".yaml";
  if (/\.ya?ml\.[a-z]+$/i.test(name) && !/\.ya?ml\.tmp$/i.test(name))
    return `Ce fichier n’est lu par personne : son nom finit par « ${name.slice(name.lastIndexOf("."))} », que l’éditeur a ajouté et que Windows cache. → Renommez-le « ${plain} » (dans l’Explorateur : Affichage, « Extensions de noms de fichiers »).`;
  if (/\.(yml|YAML|Yaml)$/.test(name) || /\.yml$/i.test(name))
    return `Ce fichier n’est lu par personne : son nom doit finir par « .yaml ». → Renommez-le « ${plain} ».`;
  if (prefix !== "" || !name.endsWith(".yaml") || EXPECTED.includes(name)) return undefined;
  const meant = nearest(name, EXPECTED);
  return `Ce fichier n’est lu par personne. → Renommez-le (${meant ?? EXPECTED.join(", ")}), ou mettez-le dans le dossier de ce qu’il décrit : ${FOLDERS.join(", ")}.`;
}
