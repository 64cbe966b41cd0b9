import type { Fault } from "#schemas/content.ts";
import { EVERY_FILE, faultAt } from "#schemas/fault.ts";
import { CONTENT_FILES, type ContentFile, ENTRY_KIND_NAMES, type SourceName } from "./content-files.ts";
import type { ContentFolder } from "./content-folder.ts";
import { readEntries } from "./entry-files/entry-files.ts";
import { fieldName } from "./field-name.ts";
import type { Sources } from "./parsed-list/parsed-list.ts";
import { readYamlSource, type YamlMemory, type YamlSource } from "./yaml-source/yaml-source.ts";

/**
 * Reads the files of a content as they are written: each list, and the files of an entry each as one source.
 * @param stray files that are there under a wrong name, which is said already
 * @param report receives what no YAML can be read from, and files that must be there and are not
 * @param memory what texts said that were read before
 */
export async function readSources(
  dir: string,
  folder: ContentFolder,
  stray: ReadonlySet<string>,
  report: { faults: Fault[]; notices: Fault[] },
  memory: YamlMemory | undefined,
): Promise<Sources> {
  const sources = new Map<SourceName, YamlSource>();
  for (const name of ["site", "arcs", "createurs", "musique", "recherche"] as const) {
    const { file, root, required }: ContentFile = CONTENT_FILES[name];
    const reading = readYamlSource(dir, file, root, memory);
    if (reading.state === "read") sources.set(name, reading.source);
    else if (reading.state === "broken") report.faults.push(...reading.faults);
    else if (required && !stray.has(file)) {
      report.faults.push(
        faultAt(
          { file, line: 1, column: 1, field: fieldName(root, []) },
          `Ce fichier manque. → Créez-le : ${EVERY_FILE} montre le plus court.`,
        ),
      );
    }
  }
  for (const name of ENTRY_KIND_NAMES) {
    const source = await readEntries(dir, folder, name, report, memory);
    if (source) sources.set(name, source);
  }
  return sources;
}
