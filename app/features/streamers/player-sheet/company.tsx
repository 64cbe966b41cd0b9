import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { Link } from "#app/router/link.tsx";
import { IconChevronLeft, IconChevronRight } from "#app/ui/icons/icons.ts";
import { Portrait } from "../streamer-card/streamer-card.tsx";
import { type Streamer, streamerAddress } from "../streamer.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import { BrokenName } from "./broken-name.tsx";
import { companionsOf, neighboursOf } from "./companions.ts";
import styles from "./company.module.css";

export interface CompanyProps {
  player: Streamer;
  /** Everybody, whatever their arc. */
  streamers: readonly Streamer[];
}

/** Those who were in the same arcs, each leading to their own sheet; nothing where somebody was alone. */
export function Companions({ player, streamers }: CompanyProps) {
  const companions = companionsOf(player, streamers);
  if (companions.length === 0) return null;
  return (
    <section className={styles.company} aria-labelledby="fiche-compagnons">
      <h3 id="fiche-compagnons" className={styles.title}>
        Dans les mêmes arcs
      </h3>
      <ul className={styles.people}>
        {companions.map(({ streamer, shared }) => (
          <li key={streamer.username}>
            <Link
              href={streamerAddress(streamer) ?? "/stream"}
              className={styles.person}
              aria-current={undefined}
            >
              <span className={styles.portrait}>
                <Portrait src={streamer.portrait} name={streamer.displayName} sizes="160px" early={false} />
              </span>
              {/* The pieces of a broken name would be heard as two. */}
              <VisuallyHidden>{streamer.displayName}</VisuallyHidden>{" "}
              <b className={styles.name} aria-hidden>
                <BrokenName name={streamer.displayName} />
              </b>{" "}
              <span className={styles.shared}>{counted(shared, "arc", "arcs")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sheets before and after, in the order in which everybody is shown. */
export function Neighbours({ player, streamers }: CompanyProps) {
  const [before, after] = neighboursOf(player, streamers);
  if (!before || !after) return null;
  return (
    <nav className={styles.neighbours} aria-label="D’une fiche à l’autre">
      <Link href={streamerAddress(before) ?? "/stream"} className={styles.way} aria-current={undefined}>
        <IconChevronLeft size={24} aria-hidden />
        <span>
          <span className={styles.shared}>Avant</span>{" "}
          <b className={styles.name}>{frenchSpaces(before.displayName)}</b>
        </span>
      </Link>
      <Link href={streamerAddress(after) ?? "/stream"} className={styles.way} aria-current={undefined}>
        <span>
          <span className={styles.shared}>Après</span>{" "}
          <b className={styles.name}>{frenchSpaces(after.displayName)}</b>
        </span>
        <IconChevronRight size={24} aria-hidden />
      </Link>
    </nav>
  );
}
