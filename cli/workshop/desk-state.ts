import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { LoadedSite } from "#prerender/load-site.ts";
import { ENTRY_KIND_NAMES, ENTRY_KINDS, CONTENT_FILES } from "#reader/content-files.ts";
import { faultWords } from "#reader/fault-words.ts";
import type { Fault } from "#schemas/content.ts";
import type { DeskFault, DeskState } from "#workshop/desk-state.ts";
import type { LinkReport } from "../content/commands.ts";
import { contentCounts } from "../content-counts.ts";
import type { ContentRoot } from "./content-root.ts";
import { inRepository, keptIn } from "./put-back.ts";

/** What the desk knows besides what the content says: the publication, and what became of the links once they were tried. */
export interface Known {
  unnoted: number;
  publication: DeskState["publication"];
  links: (LinkReport & { at?: number }) | undefined;
}

/** What the desk shows of a content as it was just read. */
export async function deskState(
  loaded: LoadedSite,
  root: ContentRoot,
  { unnoted, publication, links }: Known,
): Promise<DeskState> {
  const shown = (faults: readonly Fault[]) => Promise.all(faults.map((fault) => deskFault(fault, root)));
  return {
    faults: loaded.ok ? [] : await shown(loaded.faults),
    notices: loaded.ok ? await shown(loaded.notices) : [],
    unnoted,
    counts: loaded.ok ? contentCounts(loaded.site.content) : [],
    publication,
    links: links && { ...links, faults: await shown(links.faults), notices: await shown(links.notices) },
  };
}

async function deskFault(
  { file, line, field, message, remedy, gone }: Fault,
  root: ContentRoot,
): Promise<DeskFault> {
  const path = join(root.path, root.folder, file);
  const text = await readFile(path, "utf8").catch(() => undefined);
  // What is no YAML at all is no entry for the editor, which does not list it.
  const opens = text !== undefined && parseDocument(text, { uniqueKeys: false }).errors.length === 0;
  const kept = gone === undefined ? undefined : await keptIn(root.path, inRepository(root, gone));
  const elsewhere =
    kept?.isPointer && gone !== undefined
      ? ` Le dépôt n’en garde qu’un renvoi (Git LFS) : pour le retrouver, avec Git LFS installé, tapez dans « ${root.path} » : git checkout ${kept.version} -- "${inRepository(root, gone)}"`
      : "";
  return {
    file,
    line,
    field,
    message: faultWords(message),
    remedy: faultWords(`${remedy}${elsewhere}`),
    form: opens ? formPlace(file) : undefined,
    disk: opens || text === undefined ? undefined : path,
    kept: kept?.isPointer === false ? gone : undefined,
  };
}

/** Where the form holds what a file says, as the fragment of its address. */
function formPlace(file: string): string | undefined {
  for (const name of ENTRY_KIND_NAMES) {
    const { folder } = ENTRY_KINDS[name];
    if (file.startsWith(folder) && file.endsWith(".yaml"))
      return `#/collections/${folder}entries/${file.slice(folder.length, -".yaml".length)}`;
  }
  const isOwn = Object.values(CONTENT_FILES).some((one) => one.file === file);
  return isOwn ? `#/collections/_singletons/entries/${file.slice(0, -".yaml".length)}` : undefined;
}
