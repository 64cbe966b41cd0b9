import type { TrackData } from "#schemas/page-data.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Highlight } from "#app/search/highlight.tsx";
import { IconBrandYoutube } from "#app/ui/icons/icons.ts";
import { unfold } from "#app/ui/unfold/unfold.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import { watchPage } from "#platforms/youtube.ts";
import { formatTime } from "#text/format-time.ts";
import type { Queue } from "../../player-state.ts";
import { send, useTrackStatus } from "../../player-store.ts";
import { rowId } from "../../track-address.ts";
import { Wheel } from "../../wheel/wheel.tsx";
import styles from "./track-row.module.css";

interface TrackRowProps {
  track: TrackData;
  number: number;
  queue: Queue;
  query: string;
}

/** A track: a click selects it and starts it [M2], another one pauses it, a third goes on [M5]; the one that plays shows bars instead of its number, or a wheel until it sounds. */
export function TrackRow({ track, number, queue, query }: TrackRowProps) {
  const status = useTrackStatus(track.id);
  return (
    <li className={styles.item}>
      <button
        type="button"
        id={rowId(track.id)}
        className={classNames(styles.row, status !== undefined && styles.current)}
        aria-current={status !== undefined}
        data-status={status}
        onClick={({ detail }) => {
          // The second half of a double click, or of an impatient double tap, would silence what the first has started.
          if (detail > 1) return;
          send(status === undefined ? { type: "select", track, queue } : { type: "toggle" });
        }}
      >
        <span className={styles.number} aria-hidden>
          {(status === undefined || status === "paused") && number}
          {status === "loading" && <Wheel size={20} />}
          {status === "failed" && "!"}
          {status === "playing" && <span className={styles.bars} />}
        </span>
        <span className={styles.title}>
          <Highlight text={track.title} query={query} />
          {status !== undefined && <VisuallyHidden> ({SPOKEN[status]})</VisuallyHidden>}
        </span>
        {track.source.kind === "youtube" && (
          <span className={styles.source}>
            <IconBrandYoutube size={18} aria-hidden />
            YouTube
          </span>
        )}
        {track.seconds !== undefined && <span className={styles.length}>{formatTime(track.seconds)}</span>}
      </button>
      <TrackLink track={track} />
      {track.transcript !== undefined && (
        <details className={styles.transcript}>
          <summary className={unfold}>Ce que l’on voit et entend</summary>
          <p>{track.transcript}</p>
        </details>
      )}
    </li>
  );
}

/** Without JavaScript, in place of a button that would do nothing: the file itself or the platform's page. */
function TrackLink({ track: { title, source } }: { track: TrackData }) {
  return (
    <noscript>
      <a className={styles.link} href={source.kind === "file" ? source.src : watchPage(source.id)}>
        {title}
        {source.kind === "youtube" && " (YouTube)"}
      </a>
    </noscript>
  );
}

const SPOKEN = {
  loading: "chargement",
  playing: "en lecture",
  paused: "en pause",
  failed: "illisible",
} as const;
