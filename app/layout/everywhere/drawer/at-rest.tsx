import type { Streamer } from "#app/features/streamers/streamer.ts";
import { frenchNumber, plural } from "#text/counted.ts";
import styles from "./at-rest.module.css";
import type { Contents } from "./find/find-everywhere.ts";

/** As /stream counts them: who has a name and an arc [T6]. */
const plays = ({ displayName, arcs }: Streamer) => displayName !== "" && arcs.length > 0;

/** What lies in the drawer before anything is typed: how much of what, the pictures once their lists have come. */
export function AtRest({ contents: { arcs, tracks, people, pictures } }: { contents: Contents }) {
  const roles = people.reduce((sum, person) => sum + new Set(person.roles.values()).size, 0);
  const lying = [
    [pictures?.affiches.size, "affiche", "affiches"],
    [pictures?.panneaux.size, "panneau", "panneaux"],
    [roles, "personnage", "personnages"],
    [people.filter(plays).length, "joueur", "joueurs"],
    [arcs.length, "arc", "arcs"],
    [tracks.length, "piste", "pistes"],
  ] as const;
  return (
    <div className={styles.rest}>
      <p>Un mot suffit{"\u00a0"}: un titre, un nom, ou ce que l’on voyait sur l’affiche.</p>
      <ul className={styles.tabs} aria-label="Dans ce tiroir">
        {lying.map(([count, one, many]) => (
          <li key={one} className={styles.tab}>
            <span className={styles.count}>{count === undefined ? "…" : frenchNumber(count)}</span>{" "}
            {plural(count ?? 2, one, many)}
          </li>
        ))}
      </ul>
    </div>
  );
}
