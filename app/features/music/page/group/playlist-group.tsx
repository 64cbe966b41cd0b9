import { useId } from "#app/ui/hydration/use-id.ts";
import type { PlaylistData, TrackData } from "#schemas/page-data.ts";
import { Link } from "#app/router/link.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { IconPlayerPlayFilled } from "#app/ui/icons/icons.ts";
import { send } from "../../player-store.ts";
import styles from "./playlist-group.module.css";
import { groupLength, trackCount } from "../music-words.ts";
import { queueOf } from "../queue-of.ts";
import { TrackRow } from "./track-row.tsx";

interface PlaylistGroupProps {
  group: PlaylistData;
  /** Those of the group that the search leaves. */
  tracks: readonly TrackData[];
  query: string;
}

/** One creator's tracks as a set list, in the colour of the arc that they belong to [M1]. */
export function PlaylistGroup({ group, tracks, query }: PlaylistGroupProps) {
  const titleId = useId();
  const [first] = tracks;
  const queue = queueOf(group);
  return (
    // The place that an arc's card leads to.
    <section
      id={group.arc && `musique-${group.arc.key}`}
      className={styles.group}
      aria-labelledby={titleId}
      data-arc={group.arc?.key}
    >
      <header className={styles.head}>
        <div>
          {group.arc && (
            <Link className={styles.arc} href={`/arc#${group.arc.key}`}>
              Arc <span lang={group.arc.lang}>{group.arc.name}</span>
            </Link>
          )}
          <h2 id={titleId} className={styles.title}>
            {group.creator}
          </h2>
          <p className={styles.length}>
            {query === "" ? groupLength(tracks) : trackCount(tracks.length, group.tracks.length)}
          </p>
        </div>
        {first && query === "" && (
          <Button
            tone="quiet"
            className={styles.all}
            aria-label={`Tout écouter\u00a0: ${group.creator}`}
            onClick={() => send({ type: "select", track: first, queue })}
          >
            <IconPlayerPlayFilled size={16} aria-hidden />
            Tout écouter
          </Button>
        )}
      </header>
      <ol>
        {tracks.map((track) => (
          <TrackRow
            key={track.id}
            track={track}
            number={group.tracks.indexOf(track) + 1}
            queue={queue}
            query={query}
          />
        ))}
      </ol>
    </section>
  );
}
