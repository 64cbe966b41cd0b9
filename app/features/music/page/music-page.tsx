import { content } from "#app/content/content.ts";
import { focusHeading } from "#app/router/navigate.ts";
import { useSearch } from "#app/search/use-search.ts";
import { useHasChanged } from "#app/state/use-has-changed.ts";
import { foldText } from "#text/fold-text.ts";
import { NoResult } from "#app/search/no-result.tsx";
import { SettledStatus } from "#app/search/settled-status.tsx";
import { Suggested, suggestedWords } from "#app/search/suggested.tsx";
import { SearchField } from "#app/search/search-field.tsx";
import type { PlaylistData } from "#schemas/page-data.ts";
import { classNames } from "#app/ui/class-names.ts";
import { pageWidth } from "#app/ui/page-width/page-width.ts";
import { quoted } from "#text/quoted.ts";
import { knownNames, suggestWords } from "#text/suggest-words.ts";
import { pageContent, trackCount } from "./music-words.ts";
import styles from "./music-page.module.css";
import { PlaylistGroup } from "./group/playlist-group.tsx";
import { ShortcutsHelp } from "./shortcuts-help/shortcuts-help.tsx";
import { useTrackAddress } from "./use-track-address.ts";
import { VideoPane } from "./pane/video-pane.tsx";

/** With more tracks than this, one looks for a title rather than reading them all. */
const SEARCH_FROM = 30;

function answers(name: string, query: string): boolean {
  return foldText(name).includes(query);
}

/** What stands over the tracks of a group: who asks for it is given all of them. */
function headOf({ creator, arc }: PlaylistData): string[] {
  return arc ? [creator, `Arc ${arc.name}`] : [creator];
}

/** Words of the titles and of what stands over them that a query without an answer may have meant. */
function suggestFrom(playlists: readonly PlaylistData[], query: string): string[] {
  const names = playlists.flatMap((group) => [...headOf(group), ...group.tracks.map(({ title }) => title)]);
  return suggestWords(query, knownNames(names), (text) => names.some((name) => answers(name, text)));
}

/** The music page: the pane, and the groups of tracks of each creator [M1–M3]. */
export function MusicPage() {
  const playlists = content("music");
  const total = playlists.reduce((sum, group) => sum + group.tracks.length, 0);
  const outside = playlists.some((group) => group.tracks.some(({ source }) => source.kind === "youtube"));
  const { text, type, query } = useSearch();
  const groups = playlists
    .map((group) => ({
      group,
      tracks: headOf(group).some((name) => answers(name, query))
        ? group.tracks
        : group.tracks.filter(({ title }) => answers(title, query)),
    }))
    .filter(({ tracks }) => tracks.length > 0);
  const found = groups.reduce((sum, { tracks }) => sum + tracks.length, 0);
  const counted = query === "" ? "" : trackCount(found, total);
  const meant = found === 0 ? suggestFrom(playlists, query) : [];
  // Taken back, the search gives all of them to the ear too.
  const searched = useHasChanged(query);
  const said = counted === "" && searched ? trackCount(total) : counted;
  const heard = meant.length === 0 ? said : `${said}. ${suggestedWords(meant)}`;

  function typeInstead(word: string) {
    type(word);
    // The button goes away with its sentence.
    focusHeading();
  }

  return (
    <div className={classNames(pageWidth, styles.page)}>
      <TrackAddress playlists={playlists} />
      <header className={styles.head}>
        <h1>Musique</h1>
        <p className={styles.lead}>
          {total > 0 ? (
            <>
              {pageContent(total, playlists.length)}.{" "}
              <span>Le son continue pendant que vous visitez le reste du site.</span>
            </>
          ) : (
            "Aucune musique pour l’instant. Les premières pistes s’écouteront ici."
          )}
        </p>
        {total > SEARCH_FROM && (
          <div className={styles.search}>
            <SearchField
              label="Rechercher une piste par son titre, sa scène ou son arc"
              placeholder="Rechercher une piste..."
              value={text}
              onChange={type}
            />
            <p className={styles.found} aria-hidden>
              {counted}
            </p>
            <SettledStatus words={heard} of={query} />
          </div>
        )}
      </header>
      {total > 0 && (
        <>
          <noscript>
            {import.meta.env.SSR && (
              <p className={styles.notice}>
                Sans JavaScript, chaque titre ouvre son fichier ou sa page. Autorisez-le pour que le son vous
                suive dans le site.
              </p>
            )}
          </noscript>
          <div className={styles.side}>
            <VideoPane />
            {outside && found > 0 && (
              <p className={styles.notice}>
                Les pistes « YouTube » se lisent chez Google, qui reçoit alors votre adresse IP et peut
                déposer des traceurs. Les autres sont sur ce site.
              </p>
            )}
            <ShortcutsHelp />
          </div>
        </>
      )}
      <div className={styles.groups}>
        {groups.map(({ group, tracks }) => (
          <PlaylistGroup key={group.creator} group={group} tracks={tracks} query={query} />
        ))}
        {query !== "" && found === 0 && (
          <NoResult
            sentence={`Aucune piste ne correspond à ${quoted(text.trim())}.`}
            aside="La platine tourne à vide."
            onClear={() => typeInstead("")}
          >
            {meant.length > 0 && <Suggested words={meant} onType={typeInstead} />}
          </NoResult>
        )}
      </div>
    </div>
  );
}

/** Apart: what the player does would have the whole page drawn anew. */
function TrackAddress({ playlists }: { playlists: readonly PlaylistData[] }) {
  useTrackAddress(playlists);
  return null;
}
