import type { ReactNode } from "react";
import { Link } from "#app/router/link.tsx";
import { Highlight } from "#app/search/highlight.tsx";
import type { ArcChoice } from "../arc-choice.ts";
import { EveryRole, OtherRoles, RoleName } from "../role-links/role-links.tsx";
import { type Streamer, streamerAddress, streamerAnchor } from "../streamer.ts";
import { Portrait } from "./portrait.tsx";
import styles from "./streamer-frame.module.css";

export interface StreamerProps {
  streamer: Streamer;
  /** Undefined among the people of every arc: all their roles then stand together. */
  arc: string | undefined;
  arcs: readonly ArcChoice[];
  /** The search, folded, to mark in the texts. */
  query: string;
}

/** The classes that give these parts a place and a size; `alone` is that of a name without an arc. */
export type Look = Readonly<
  Record<"frame" | "portrait" | "elsewhere" | "name" | "alone" | "role", string | undefined>
>;

export interface StreamerFrameProps extends StreamerProps {
  look: Look;
  /** How wide the portrait is drawn, as a `sizes` attribute: higher than its frame is wide, it is cut at the sides. */
  sizes: string;
  /** Whether the portrait is fetched with the page, not when it comes near. */
  early: boolean;
  /** What lies over the portrait. */
  mark?: ReactNode;
  children: ReactNode;
}

/** What cards and lines share: the place that links find, the portrait, the words, and the roles in other arcs [T5]. */
export function StreamerFrame({
  streamer,
  arc,
  arcs,
  query,
  look,
  sizes,
  early,
  mark,
  children,
}: StreamerFrameProps) {
  return (
    <article
      id={streamerAnchor(streamer)}
      className={look.frame}
      data-arc={arc}
      aria-label={streamer.displayName}
    >
      <div className={look.portrait}>
        <Portrait src={streamer.portrait} name={streamer.displayName} sizes={sizes} early={early} />
        {mark}
      </div>
      {children}
      <div className={look.elsewhere}>
        {arc === undefined ? (
          <EveryRole streamer={streamer} arcs={arcs} query={query} />
        ) : (
          <OtherRoles streamer={streamer} arc={arc} arcs={arcs} />
        )}
      </div>
    </article>
  );
}

/** Who plays, and whom in this arc or '???' [T5]; the name leads to all about that person. */
export function NameAndRole({ streamer, arc, query, look }: Omit<StreamerProps, "arcs"> & { look: Look }) {
  const address = streamerAddress(streamer);
  const name = <Highlight text={streamer.displayName} query={query} />;
  return (
    <>
      <h3 className={arc === undefined ? look.alone : look.name}>
        {address ? (
          <Link href={address} className={styles.all} aria-current={undefined}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      {arc !== undefined && (
        <p className={look.role}>
          <RoleName role={streamer.roles.get(arc)} query={query} />
        </p>
      )}
    </>
  );
}
