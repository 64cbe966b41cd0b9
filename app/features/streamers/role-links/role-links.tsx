import { Link } from "#app/router/link.tsx";
import type { ArcChoice } from "../arc-choice.ts";
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

interface RoleLinkProps {
  streamer: Streamer;
  arc: ArcChoice;
}

function RoleLink({ streamer, arc: { key, name, lang } }: RoleLinkProps) {
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
    </Link>
  );
}
