import { Link } from "#app/router/link.tsx";
import type { ArcChoice } from "../arc-choice.ts";
import { RoleName } from "../role-links/role-links.tsx";
import { type Streamer, roleAddress } from "../streamer.ts";
import styles from "./role-plates.module.css";

export interface RolePlatesProps {
  streamer: Streamer;
  arcs: readonly ArcChoice[];
}

/** Whom somebody plays in each of their arcs, '???' where nobody has said it, as title cards; each leads to that person there. */
export function RolePlates({ streamer, arcs }: RolePlatesProps) {
  return (
    <ul className={styles.plates} aria-label={`${streamer.displayName}\u00a0: ses rôles`}>
      {arcs
        .filter(({ key }) => streamer.arcs.includes(key))
        .map(({ key, name, lang }) => (
          <li key={key} data-arc={key}>
            <Link href={roleAddress(streamer, key)} className={styles.plate} aria-current={undefined}>
              <span className={styles.arc} lang={lang}>
                {name}
              </span>{" "}
              <span className={styles.role}>
                <RoleName role={streamer.roles.get(key)} query="" />
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
