import { SearchField } from "#app/search/search-field.tsx";
import { SettledStatus } from "#app/search/settled-status.tsx";
import type { Search } from "#app/search/use-search.ts";
import { COUNTED, Unbroken } from "#app/ui/typography/unbroken.tsx";
import { countWords } from "../streamers-words.ts";
import { LiveFirst, type LiveFirstProps } from "./live-first.tsx";
import styles from "./streamers-tools.module.css";

export interface StreamersToolsProps {
  /** How many are shown; undefined while the list is on its way. */
  count: number | undefined;
  /** Whether the number is seen here; a zero stands below what the other arcs answer, and how many these are is seen in its place. */
  counted: boolean;
  /** Whether it is told to the ear: of a list that has not come, nobody knows; and it waits for what is told with it. */
  heard: boolean;
  /** What is told with it. */
  aside: string | undefined;
  /** Whether the visitor has asked for something: before, the number is read where it stands and not announced. */
  asked: boolean;
  /** What is asked: the same number of another arc is told again. */
  of: string;
  live: LiveFirstProps;
  /** Whether a zero of them is one that Twitch has told. */
  liveKnown: boolean;
  search: Pick<Search, "text" | "type">;
}

/** What is asked of the list: how many are shown [T3], seen at once, heard once the typing stops; who is live; the search [T6]. */
export function StreamersTools({
  count,
  counted,
  heard,
  aside,
  asked,
  of,
  live,
  liveKnown,
  search,
}: StreamersToolsProps) {
  return (
    <div className={styles.tools}>
      {/* Once the status says it to the ear: not twice. */}
      <p className={styles.count} aria-hidden={asked || !heard || undefined}>
        <Unbroken text={counted ? countWords(count) : (aside ?? "")} pattern={COUNTED} />
      </p>
      <SettledStatus
        of={of}
        words={
          !asked || count === undefined || !heard ? "" : [countWords(count), aside].filter(Boolean).join(". ")
        }
      />
      {live.count > 0 && <LiveFirst {...live} />}
      {live.count === 0 && liveKnown && <p className={styles.nobody}>Personne n’est en direct</p>}
      <div className={styles.search}>
        <SearchField
          label="Rechercher un Streamer par NomRP ou Pseudo Twitch"
          placeholder="Rechercher un Streamer par NomRP ou Pseudo Twitch..."
          value={search.text}
          onChange={search.type}
        />
      </div>
    </div>
  );
}
