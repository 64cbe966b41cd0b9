import { memo } from "react";
import { Highlight } from "#app/search/highlight.tsx";
import { viewerWords } from "../streamers-words.ts";
import onAir from "./on-air.module.css";
import styles from "./streamer-card.module.css";
import { type Look, NameAndRole, StreamerFrame, type StreamerProps } from "./streamer-frame.tsx";
import { TwitchLink } from "./twitch-link.tsx";

export { Portrait } from "./portrait.tsx";
export { StreamerLine } from "./streamer-line.tsx";
export { TwitchLink } from "./twitch-link.tsx";

const LOOK: Look = {
  frame: styles.frame,
  portrait: styles.portrait,
  elsewhere: styles.elsewhere,
  name: styles.name,
  alone: styles.alone,
  role: styles.role,
};

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
      look={LOOK}
      sizes="(min-width: 64rem) 200px, 150px"
      early={early}
      mark={live && <p className={onAir.live}>En direct</p>}
    >
      <div className={styles.words}>
        <NameAndRole streamer={streamer} arc={arc} query={query} look={LOOK} />
        {tag && (
          <p className={styles.tag}>
            <Highlight text={tag} query={query} />
          </p>
        )}
        {live?.viewers !== undefined && <p className={onAir.viewers}>{viewerWords(live.viewers)}</p>}
        <TwitchLink streamer={streamer} query={query} className={styles.link} />
      </div>
    </StreamerFrame>
  );
});
