import { Link } from "#app/router/link.tsx";
import type { ArcChoice } from "../arc-choice.ts";
import type { RoleElsewhere } from "../select-streamers/select-streamers.ts";
import { type Streamer, streamerAnchor } from "../streamer.ts";
import styles from "./role-links.module.css";

export interface OtherRolesProps {
  streamer: Streamer;
  arc: string;
  arcs: readonly ArcChoice[];
}

/** Whom the same person plays in the other arcs, in the order of the arcs; each leads to that person there. */
export function OtherRoles({ streamer, arc, arcs }: OtherRolesProps) {
  const elsewhere = arcs.filter(({ key }) => key !== arc && streamer.arcs.includes(key));
  const others = elsewhere.filter(({ key }) => streamer.roles.has(key));
  if (elsewhere.length === 0) return <p className={styles.first}>Première apparition</p>;
  if (others.length === 0) return null;
  return (
    <ul className={styles.roles} aria-label={`Les autres rôles de ${streamer.displayName}`}>
      {others.map((other) => (
        <li key={other.key} data-arc={other.key}>
          <RoleLink streamer={streamer} arc={other} />
        </li>
      ))}
    </ul>
  );
}

export interface ElsewhereProps {
  title: string;
  found: readonly RoleElsewhere[];
}

/** People of the other arcs whom a visitor wants to see here too: those that a search finds, those on air. */
export function Elsewhere({ title, found }: ElsewhereProps) {
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="ailleurs" className={styles.elsewhere}>
      <h3 id="ailleurs" className={styles.title}>
        {title}
      </h3>
      <ul className={styles.people}>
        {found.map(({ streamer, arc }) => (
          <li key={streamer.username || streamer.displayName} data-arc={arc.key}>
            <RoleLink streamer={streamer} arc={arc} named />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RoleLinkProps {
  streamer: Streamer;
  arc: ArcChoice;
  /** Where the person is not on the card around it. */
  named?: boolean;
}

function RoleLink({ streamer, arc: { key, name, lang }, named }: RoleLinkProps) {
  return (
    <Link
      href={`/stream?arc=${encodeURIComponent(key)}#${streamerAnchor(streamer) ?? ""}`}
      className={styles.link}
      aria-current={undefined}
    >
      <span className={styles.arc} lang={lang}>
        {name}
      </span>{" "}
      <span className={styles.role}>{streamer.roles.get(key) ?? "???"}</span>
      {named && <span className={styles.arc}> {streamer.displayName}</span>}
    </Link>
  );
}
