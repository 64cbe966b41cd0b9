import { memo } from "react";
import { Highlight } from "#app/search/highlight.tsx";
import { viewerWords } from "../streamers-words.ts";
import styles from "./streamer-card.module.css";
import { NameAndRole, StreamerFrame, type StreamerProps } from "./streamer-frame.tsx";
import { TwitchLink } from "./twitch-link.tsx";

export { Portrait } from "./portrait.tsx";
export { StreamerLine } from "./streamer-line.tsx";
export { TwitchLink } from "./twitch-link.tsx";

/** One of those at the head of the bill: who plays, whom in this arc or '???', and whom elsewhere [T5]. */
export const StreamerCard = memo(function StreamerCard({
  early,
  ...props
}: StreamerProps & { early: boolean }) {
  const { streamer, arc, query } = props;
  const { tag, live } = streamer;
  return (
    <StreamerFrame
      {...props}
      look={styles}
      sizes="(min-width: 64rem) 200px, 150px"
      early={early}
      mark={live && <p className={styles.live}>En direct</p>}
    >
      <div className={styles.words}>
        <NameAndRole streamer={streamer} arc={arc} query={query} look={styles} />
        {tag && (
          <p className={styles.tag}>
            <Highlight text={tag} query={query} />
          </p>
        )}
        {live?.viewers !== undefined && <p className={styles.viewers}>{viewerWords(live.viewers)}</p>}
        <TwitchLink streamer={streamer} query={query} className={styles.link} />
      </div>
    </StreamerFrame>
  );
});
