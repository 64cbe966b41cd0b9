import type { Fault } from "#schemas/content.ts";
import type { ContentFolder } from "./content-folder.ts";
import { CONTENT_FILES } from "./content-files.ts";
import { faultAt } from "#schemas/fault.ts";
import { nearest } from "#text/nearest.ts";

const FOLDERS = ["", "affiches/", "panneaux/"];

/** YAML files that nobody would read, such as `streamer.yaml`: a slip in a file's name must not empty a page. */
export async function strayFiles(folder: ContentFolder): Promise<Fault[]> {
  const known = Object.values(CONTENT_FILES).map(({ file }) => file);
  const faults: Fault[] = [];
  for (const prefix of FOLDERS) {
    const expected = known.filter(
      (file) => file.startsWith(prefix) && !file.slice(prefix.length).includes("/"),
    );
    for (const name of await folder.names(prefix)) {
      const file = prefix + name;
      if (name.startsWith(".") || !/\.ya?ml$/i.test(name) || expected.some((other) => other === file))
        continue;
      const meant = nearest(file.replace(/yml$/i, "yaml"), expected) ?? expected.join(", ");
      faults.push(
        faultAt(
          { file, line: 1, column: 1, field: file },
          `Ce fichier n’est lu par personne. → Renommez-le (${meant}) ou retirez-le.`,
        ),
      );
    }
  }
  return faults;
}
