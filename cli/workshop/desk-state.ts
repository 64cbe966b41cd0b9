import type { LoadedSite } from "#prerender/load-site.ts";
import type { Addresses } from "#reader/read-content.ts";
import { ENTRY_KIND_NAMES, ENTRY_KINDS, CONTENT_FILES } from "#reader/content-files.ts";
import type { Content, Fault } from "#schemas/content.ts";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import type { DeskFault, DeskState } from "#workshop/desk-state.ts";

/** What the desk shows of a content as it was just read. */
export function deskState(
  loaded: LoadedSite,
  addresses: Addresses | undefined,
  publication: DeskState["publication"],
): DeskState {
  return {
    faults: loaded.ok ? [] : loaded.faults.map(deskFault),
    notices: loaded.ok ? loaded.notices.map(deskFault) : [],
    unnoted: addresses ? [...addresses.today].filter((address) => !addresses.noted.has(address)).length : 0,
    counts: loaded.ok ? countsOf(loaded.site.content) : [],
    publication,
  };
}

function deskFault({ file, line, field, message, remedy }: Fault): DeskFault {
  return {
    file,
    line,
    field,
    message: frenchSpaces(message),
    remedy: frenchSpaces(remedy),
    form: formPlace(file),
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

function countsOf({ galleries, roster, playlists, arcs }: Content): string[] {
  const tracks = playlists.reduce((sum, group) => sum + group.tracks.length, 0);
  return [
    counted(galleries.affiches.length, "affiche", "affiches"),
    counted(galleries.panneaux.length, "panneau", "panneaux"),
    counted(roster.length, "joueur", "joueurs"),
    counted(tracks, "piste", "pistes"),
    counted(arcs.length, "arc", "arcs"),
  ];
}
