import { Highlight } from "#app/search/highlight.tsx";
import type { ArcChoice } from "../arc-choice.ts";
import styles from "./streamer-card.module.css";
import { OtherRoles } from "../role-links/other-roles.tsx";
import { type Performer, performerId } from "../streamer.ts";
import { Portrait } from "./portrait.tsx";
import { TwitchLink } from "./twitch-link.tsx";
import { viewerWords } from "../streamers-words.ts";

export interface CastProps {
  person: Performer;
  arc: string;
  arcs: readonly ArcChoice[];
  /** The search, folded, to mark in the texts. */
  query: string;
}

/** One of those at the head of the bill: who plays, whom in this arc or '???', and whom elsewhere [T5]. */
export function CastCard({ person, arc, arcs, query, early }: CastProps & { early: boolean }) {
  const { displayName, portrait, tag, live } = person;
  return (
    <article id={performerId(person)} className={styles.card} data-arc={arc}>
      <div className={styles.portrait}>
        <Portrait src={portrait} name={displayName} early={early} />
        {live && <p className={styles.live}>En direct</p>}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Highlight text={displayName} query={query} />
        </h3>
        <p className={styles.role}>
          <Highlight text={person.roles.get(arc) ?? "???"} query={query} />
        </p>
        {tag && (
          <p className={styles.tag}>
            <Highlight text={tag} query={query} />
          </p>
        )}
        {live?.viewers !== undefined && <p className={styles.viewers}>{viewerWords(live.viewers)}</p>}
        <TwitchLink person={person} query={query} className={styles.link} />
      </div>
      <div className={styles.elsewhere}>
        <OtherRoles person={person} arc={arc} arcs={arcs} />
      </div>
    </article>
  );
}
