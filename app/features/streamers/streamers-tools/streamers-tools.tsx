import { SearchField } from "#app/search/search-field.tsx";
import { SettledStatus } from "#app/search/settled-status.tsx";
import type { Search } from "#app/search/use-search.ts";
import { countWords } from "../streamers-words.ts";
import { LiveFirst, type LiveFirstProps } from "./live-first.tsx";
import styles from "./streamers-tools.module.css";

export interface StreamersToolsProps {
  /** How many are shown; undefined while the list is on its way. */
  count: number | undefined;
  live: LiveFirstProps;
  search: Pick<Search, "text" | "type">;
}

/** What is asked of the list: how many are shown [T3], seen at once, heard once the typing stops; who is live; the search [T6]. */
export function StreamersTools({ count, live, search }: StreamersToolsProps) {
  return (
    <div className={styles.tools}>
      <p className={styles.count}>{countWords(count)}</p>
      <SettledStatus words={count === undefined ? "" : countWords(count)} />
      {live.count > 0 && <LiveFirst {...live} />}
      <div className={styles.search}>
        <SearchField
          label="Rechercher un streamer"
          placeholder="Rechercher un Streamer par NomRP ou Pseudo Twitch..."
          value={search.text}
          onChange={search.type}
        />
      </div>
    </div>
  );
}
