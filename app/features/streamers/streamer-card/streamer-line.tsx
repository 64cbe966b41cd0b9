import { memo } from "react";
import { Highlight } from "#app/search/highlight.tsx";
import { NameAndRole, StreamerFrame, type StreamerProps } from "./streamer-frame.tsx";
import styles from "./streamer-line.module.css";
import { TwitchLink } from "./twitch-link.tsx";

/** One line of the bill, role ……… streamer, with all that a card says [T5]. */
export const StreamerLine = memo(function StreamerLine(props: StreamerProps) {
  const { streamer, arc, query } = props;
  return (
    <StreamerFrame {...props} look={styles} sizes="(min-width: 40rem) 88px, 62px" early={false}>
      <div className={styles.billing}>
        <NameAndRole streamer={streamer} arc={arc} query={query} look={styles} />
        <span className={styles.leader} />
      </div>
      <div className={styles.about}>
        <p>
          <Highlight text={streamer.tag} query={query} />
        </p>
        <TwitchLink streamer={streamer} query={query} className={styles.link} />
      </div>
    </StreamerFrame>
  );
});
