import type { SiteAddress } from "#addresses/pages.ts";
import type { Streamer } from "#app/features/streamers/streamer.ts";
import { isPlainClick } from "#app/input/plain-click.ts";
import { frenchNumber, plural } from "#text/counted.ts";
import styles from "./at-rest.module.css";
import type { Contents } from "./find/find-everywhere.ts";

/** As /stream counts them: who has a name and an arc [T6]. */
const plays = ({ displayName, arcs }: Streamer) => displayName !== "" && arcs.length > 0;

export interface AtRestProps {
  contents: Contents;
  onFollow: (to: { href: SiteAddress }) => void;
}

/** What lies in the drawer before anything is typed: how much of what, the pictures once their lists have come, and the way there. */
export function AtRest({ contents: { arcs, tracks, videos, people, pictures }, onFollow }: AtRestProps) {
  const lying: [count: number | undefined, one: string, many: string, href: SiteAddress][] = [
    [pictures?.affiches.size, "affiche", "affiches", "/affiche"],
    [pictures?.panneaux.size, "panneau", "panneaux", "/panneau"],
    [people.filter(plays).length, "joueur", "joueurs", "/stream"],
    [arcs.length, "arc", "arcs", "/arc"],
    [tracks.length, "piste", "pistes", "/musique"],
    [videos.length, "vidéo", "vidéos", "/vidéo"],
  ];
  return (
    <div className={styles.rest}>
      <p>Un mot suffit{"\u00a0"}: un titre, un nom, ou ce que l’on voyait sur l’affiche.</p>
      <ul className={styles.tabs} aria-label="Dans ce tiroir">
        {lying.map(([count, one, many, href]) => (
          <li key={one}>
            <a
              href={href}
              className={styles.tab}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onFollow({ href });
              }}
            >
              <span className={styles.count}>{count === undefined ? "…" : frenchNumber(count)}</span>{" "}
              {plural(count ?? 2, one, many)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
