import { Highlight } from "#app/search/highlight.tsx";
import { Link } from "#app/router/link.tsx";
import { Unknown } from "#app/ui/typography/unknown.tsx";
import { HYPHENATED, Unbroken } from "#app/ui/typography/unbroken.tsx";
import { frenchSpaces } from "#text/french-spaces.ts";
import type { ArcChoice } from "../arc-choice.ts";
import { type Streamer, roleAddress } from "../streamer.ts";
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
    <ul className={styles.roles} aria-label={`${streamer.displayName}\u00a0: ses autres rôles`}>
      {others.map((other) => (
        <li key={other.key} data-arc={other.key}>
          <RoleLink streamer={streamer} arc={other} />
        </li>
      ))}
    </ul>
  );
}

/** Whom somebody plays in each of their arcs, '???' where nobody has said it. */
export function EveryRole({ streamer, arcs, query }: Omit<OtherRolesProps, "arc"> & { query: string }) {
  return (
    <ul className={styles.roles} aria-label={`${streamer.displayName}\u00a0: ses rôles`}>
      {arcs
        .filter(({ key }) => streamer.arcs.includes(key))
        .map((arc) => (
          <li key={arc.key} data-arc={arc.key}>
            <RoleLink streamer={streamer} arc={arc} query={query} />
          </li>
        ))}
    </ul>
  );
}

/** A role's name or '???', its words with a hyphen whole; what was searched for marked in it. */
export function RoleName({ role, query }: { role: string | undefined; query: string }) {
  if (role === undefined) return <Unknown heard="Rôle inconnu" />;
  if (query !== "") return <Highlight text={role} query={query} />;
  return <Unbroken text={frenchSpaces(role)} pattern={HYPHENATED} />;
}

interface RoleLinkProps {
  streamer: Streamer;
  arc: ArcChoice;
  /** The search, folded, to mark in the role. */
  query?: string;
}

function RoleLink({ streamer, arc: { key, name, lang }, query = "" }: RoleLinkProps) {
  return (
    <Link href={roleAddress(streamer, key)} className={styles.link} aria-current={undefined}>
      <span className={styles.arc} lang={lang}>
        {name}
      </span>{" "}
      <span className={styles.role}>
        <RoleName role={streamer.roles.get(key)} query={query} />
      </span>
    </Link>
  );
}
