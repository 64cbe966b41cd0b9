import { existsSync, statSync } from "node:fs";
import type * as z from "zod";
import { ArcsFile } from "#schemas/arc.ts";
import type { Content, ContentOutline, Fault } from "#schemas/content.ts";
import { Creator } from "#schemas/creator.ts";
import { EVERY_FILE, faultAt } from "#schemas/fault.ts";
import { GalleryEntry, type Gallery } from "#schemas/gallery-item.ts";
import type { ContentPlace, MediaReference } from "#schemas/media-reference.ts";
import { Playlist } from "#schemas/playlist.ts";
import { SearchWords } from "#schemas/search-words.ts";
import { Site } from "#schemas/site.ts";
import { RosterEntry } from "#schemas/streamer.ts";
import { typedPath } from "#text/typed-path.ts";
import { arcPosterFaults } from "./arc-posters.ts";
import { faultsBetweenEntries, type Lists } from "./between-entries/between-entries.ts";
import { CONTENT_FILES, type SourceName } from "./content-files.ts";
import { type ContentFolder, openContentFolder } from "./content-folder.ts";
import { arcDayNotices, copyrightNotice, hungNotices } from "./day-notices.ts";
import { onePerPlace } from "./fault-order.ts";
import { filmNotices, trackNotices } from "./film-notices.ts";
import { imageNotices } from "./image-notices.ts";
import { addressesOf, type Ledger, lostAddresses, readLedger } from "./ledger.ts";
import { logoNotice } from "./logo-notice.ts";
import { mediaReferences } from "./media-references.ts";
import { type Entry, parseAt, parseList, type Sources } from "./parsed-list/parsed-list.ts";
import { namesakeNotices } from "./namesakes.ts";
import { playerNotices } from "./player-notices.ts";
import { rawArcs, rawSite } from "./outline.ts";
import { readSources } from "./read-sources.ts";
import { strayFiles } from "./stray-files.ts";
import { withdrawnPeopleNotices } from "./withdrawn-people.ts";
import type { KeyPath, YamlMemory, YamlSource } from "./yaml-source/yaml-source.ts";

/** The place of an entry of a file, for faults that only show later; of valid content the file is there. */
type Place = (name: SourceName, path: KeyPath) => ContentPlace;

/** The addresses of import images, as `affiches/votez-vargas`: those of the content, and those that were noted. */
export interface Addresses {
  today: ReadonlySet<string>;
  noted: Ledger;
}

/**
 * What a reading gives: the content, or every fault of every file in one list. `references` are the files that the
 * content names and that are there, also after a fault, so that pictures can be checked in the same run. `sources` are the
 * files as they are written. `notices` are told the same way and stop nothing. `outline` is what a faulty content still
 * says of itself.
 */
export type ContentReading =
  | {
      ok: true;
      content: Content;
      references: MediaReference[];
      place: Place;
      sources: Sources;
      addresses: Addresses;
      notices: Fault[];
      faults: [];
    }
  | {
      ok: false;
      references: MediaReference[];
      outline: ContentOutline;
      notices: Fault[];
      faults: Fault[];
    };

/** The reading of a content without a fault. */
export type GoodReading = Extract<ContentReading, { ok: true }>;

/**
 * Reads and checks a whole content folder (YAML files and the presence of every file they name). Never throws for bad content.
 * @param memory what texts said that were read before
 */
export async function readContent(dir: string, memory?: YamlMemory): Promise<ContentReading> {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() !== true) return noFolder(dir);
  const faults: Fault[] = [];
  const notices: Fault[] = [];
  const folder = openContentFolder(dir);
  const stray = await strayFiles(dir, folder, { faults, notices });
  const sources = await readSources(dir, folder, stray, { faults, notices }, memory);

  const site = parseWhole(Site, sources.get("site"), faults);
  const arcs = parseWhole(ArcsFile, sources.get("arcs"), faults);
  const recherche = isEmpty(sources.get("recherche"))
    ? SearchWords.parse({})
    : parseWhole(SearchWords, sources.get("recherche"), faults);
  const createurs = parseList(Creator, sources.get("createurs"), faults);
  const lists: Lists = {
    affiches: parseList(GalleryEntry, sources.get("affiches"), faults),
    panneaux: parseList(GalleryEntry, sources.get("panneaux"), faults),
    musique: parseList(Playlist, sources.get("musique"), faults),
    streamers: parseList(RosterEntry, sources.get("streamers"), faults),
  };
  faults.push(...faultsBetweenEntries(sources, lists, recherche), ...arcPosterFaults(sources, stray));
  const ledger = await readLedger(dir, faults);
  faults.push(...lostAddresses(sources, ledger, stray));
  const references = await presentFiles(folder, mediaReferences(sources), faults);
  notices.push(
    ...(await logoNotice(dir, references)),
    ...(await imageNotices(dir, folder, sources, references, faults)),
    ...filmNotices(sources.get("createurs"), createurs),
    ...trackNotices(sources.get("musique"), lists.musique),
    ...hungNotices(sources.get("affiches"), lists.affiches),
    ...hungNotices(sources.get("panneaux"), lists.panneaux),
    ...arcDayNotices(sources.get("arcs"), arcs?.arcs ?? []),
    ...copyrightNotice(sources.get("site"), site),
    ...playerNotices(sources.get("streamers"), lists.streamers, arcs?.arcs ?? []),
    ...namesakeNotices(sources, lists),
    ...withdrawnPeopleNotices(sources, lists.streamers),
  );

  const galleries = {
    affiches: inFolder("affiches", lists.affiches),
    panneaux: inFolder("panneaux", lists.panneaux),
  };
  const roster = lists.streamers.map(({ value }) => value);
  if (faults.length > 0 || !site || !arcs || !recherche) {
    const outline = {
      site: site ?? rawSite(sources),
      arcs: arcs?.arcs ?? rawArcs(sources),
      galleries,
      roster,
    };
    return { ok: false, references, outline, notices, faults: onePerPlace(faults) };
  }
  const content: Content = {
    site,
    arcs: arcs.arcs,
    coming: arcs.coming,
    galleries,
    creators: createurs.map(({ value }) => value),
    playlists: lists.musique.map(({ value }) => value),
    roster,
    search: recherche,
  };
  const place: Place = (name, path) =>
    sources.get(name)?.place(path) ?? { file: name, line: 1, column: 1, field: name };
  return {
    ok: true,
    content,
    references,
    place,
    sources,
    addresses: { today: addressesOf(sources), noted: ledger },
    notices,
    faults: [],
  };
}

function noFolderWords(dir: string): string {
  if (existsSync(dir))
    return "C’est un fichier, pas un dossier. → Donnez à CONTENT_DIR le dossier qui le contient.";
  // Only a shell knows whose home it is, and none reads the file of settings.
  if (/(^|\/)~/.test(dir)) return "Ce dossier n’existe pas. → Écrivez CONTENT_DIR en entier, sans « ~ ».";
  return `Ce dossier n’existe pas. → Corrigez CONTENT_DIR, ou commencez un contenu : npm run content -- nouveau ${typedPath(dir)}`;
}

/** A folder that is not there is a mistake in its name: nobody is sent to write its files. */
function noFolder(dir: string): ContentReading {
  const nothing: Sources = new Map();
  const fault = faultAt(
    { file: CONTENT_FILES.site.file, line: 1, column: 1, field: "(dossier)" },
    noFolderWords(dir),
  );
  return {
    ok: false,
    references: [],
    outline: {
      site: rawSite(nothing),
      arcs: rawArcs(nothing),
      galleries: { affiches: inFolder("affiches", []), panneaux: inFolder("panneaux", []) },
      roster: [],
    },
    notices: [],
    faults: [fault],
  };
}

function parseWhole<T extends z.ZodType>(
  schema: T,
  source: YamlSource | undefined,
  faults: Fault[],
): z.output<T> | undefined {
  if (!source) return undefined;
  if (isEmpty(source)) {
    faults.push(
      faultAt(
        source.place([]),
        `Ce fichier est vide. → Remettez ses lignes : ${EVERY_FILE} montre le plus court.`,
      ),
    );
    return undefined;
  }
  const parsed = parseAt(schema, source, [], source.data);
  if (!parsed.ok) faults.push(...parsed.faults);
  return parsed.ok ? parsed.value : undefined;
}

/** Whether a file is not there, or says nothing. */
function isEmpty(source: YamlSource | undefined): boolean {
  return (source?.data ?? undefined) === undefined;
}

async function presentFiles(
  folder: ContentFolder,
  references: MediaReference[],
  faults: Fault[],
): Promise<MediaReference[]> {
  const present: MediaReference[] = [];
  for (const reference of references) {
    const problem = await folder.problem(reference.path);
    if (problem === undefined) present.push(reference);
    else faults.push({ ...faultAt(reference.at, problem), gone: reference.path });
  }
  return present;
}

/** Images of a gallery are written relative to its folder; from here on they are relative to the content folder. */
function inFolder(gallery: Gallery, entries: Entry<GalleryEntry>[]): GalleryEntry[] {
  return entries.map(({ value }) => ({ ...value, file: `${gallery}/${value.file}` }));
}
