import { memo } from "react";
import { Highlight } from "#app/search/highlight.tsx";
import { type Look, NameAndRole, StreamerFrame, type StreamerProps } from "./streamer-frame.tsx";
import styles from "./streamer-line.module.css";
import { TwitchLink } from "./twitch-link.tsx";

const LOOK: Look = {
  frame: styles.frame,
  portrait: styles.portrait,
  elsewhere: styles.elsewhere,
  name: styles.name,
  alone: styles.alone,
  role: styles.role,
};

/** One line of the bill, role ……… streamer, with all that a card says [T5]. */
export const StreamerLine = memo(function StreamerLine(props: StreamerProps) {
  const { streamer, arc, query } = props;
  return (
    <StreamerFrame {...props} look={LOOK} sizes="(min-width: 40rem) 88px, 62px" early={false}>
      <div className={styles.billing}>
        <NameAndRole streamer={streamer} arc={arc} query={query} look={LOOK} />
        {arc !== undefined && <span className={styles.leader} />}
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
