import { Link } from "#app/router/link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconArrowRight } from "#app/ui/icons/icons.ts";
import { targetLink } from "#app/ui/target-link/target-link.ts";
import type { ArcChoice } from "../arc-choice.ts";
import type { RoleElsewhere } from "../select-streamers/select-streamers.ts";
import { roleAddress } from "../streamer.ts";
import { cardGrid } from "../card-grid.ts";
import { StreamerCard } from "../streamer-card/streamer-card.tsx";
import styles from "./elsewhere.module.css";

export interface ElsewhereProps {
  title: string;
  found: readonly RoleElsewhere[];
  arcs: readonly ArcChoice[];
  /** The search, folded, to mark in the cards. */
  query: string;
}

/** People of the other arcs whom a visitor wants to see here too, each on a card under the way to that arc: those that a search finds, those on air. */
export function Elsewhere({ title, found, arcs, query }: ElsewhereProps) {
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="ailleurs" className={styles.elsewhere}>
      <h2 id="ailleurs" className={styles.title}>
        {title}
      </h2>
      <ul className={classNames(cardGrid, styles.people)}>
        {found.map(({ streamer, arc }, index) => (
          <li key={streamer.username || streamer.displayName} data-arc={arc.key}>
            <Link
              href={roleAddress(streamer, arc.key)}
              className={classNames(targetLink, styles.way)}
              aria-current={undefined}
            >
              <span>
                Dans <span lang={arc.lang}>{arc.name}</span>
              </span>
              <IconArrowRight size={18} aria-hidden />
            </Link>
            <StreamerCard streamer={streamer} arc={arc.key} arcs={arcs} query={query} early={index < 4} />
          </li>
        ))}
      </ul>
    </section>
  );
}
