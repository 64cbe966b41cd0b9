import { ExternalLink } from "../../ui/external-link.tsx";
import { Highlight } from "../../ui/highlight.tsx";
import { IconBrandTwitch } from "../../ui/icons.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { ArcChoice } from "./arc-choice.ts";
import styles from "./cast-card.module.css";
import { OtherRoles } from "./other-roles.tsx";
import type { Performer } from "./performer.ts";
import { Portrait } from "./portrait.tsx";

export interface CastCardProps {
  person: Performer;
  arc: string;
  arcs: readonly ArcChoice[];
  /** The search, folded, to mark in the texts. */
  query: string;
  /** For a card of the first screen. */
  early: boolean;
}

/** One line of the cast: who plays, whom in this arc or '???', and whom elsewhere [T5]. */
export function CastCard({ person, arc, arcs, query, early }: CastCardProps) {
  const { displayName, username, portrait, tag, live, href } = person;
  return (
    <article className={styles.card} data-arc={arc}>
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
        {href && (
          <ExternalLink href={href} className={styles.link} arrow={false}>
            <IconBrandTwitch size={18} aria-hidden />
            <VisuallyHidden>Twitch{"\u00a0"}: </VisuallyHidden>
            <span>
              <Highlight text={username} query={query} />
            </span>
          </ExternalLink>
        )}
      </div>
      <OtherRoles person={person} arc={arc} arcs={arcs} />
    </article>
  );
}

function viewerWords(viewers: number): string {
  return `${viewers.toLocaleString("fr-FR")} ${viewers > 1 ? "spectateurs" : "spectateur"}`;
}
