import { Highlight } from "#app/search/highlight.tsx";
import type { CastProps } from "./streamer-card.tsx";
import styles from "./streamer-line.module.css";
import { OtherRoles } from "../role-links/other-roles.tsx";
import { performerId } from "../streamer.ts";
import { Portrait } from "./portrait.tsx";
import { TwitchLink } from "./twitch-link.tsx";

/** One line of the credits, role ……… player, with all that a card says [T5]. */
export function CreditLine({ person, arc, arcs, query }: CastProps) {
  const { displayName, portrait, tag } = person;
  return (
    <article id={performerId(person)} className={styles.line} data-arc={arc}>
      <div className={styles.portrait}>
        <Portrait src={portrait} name={displayName} early={false} />
      </div>
      <div className={styles.credit}>
        <h3 className={styles.name}>
          <Highlight text={displayName} query={query} />
        </h3>
        <p className={styles.role}>
          <Highlight text={person.roles.get(arc) ?? "???"} query={query} />
        </p>
        <span className={styles.leader} />
      </div>
      <div className={styles.about}>
        <p className={styles.tag}>
          <Highlight text={tag} query={query} />
        </p>
        <TwitchLink person={person} query={query} className={styles.link} />
      </div>
      <div className={styles.elsewhere}>
        <OtherRoles person={person} arc={arc} arcs={arcs} />
      </div>
    </article>
  );
}
