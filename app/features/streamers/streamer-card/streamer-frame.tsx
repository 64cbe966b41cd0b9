import type { ReactNode } from "react";
import { Highlight } from "#app/search/highlight.tsx";
import type { ArcChoice } from "../arc-choice.ts";
import { OtherRoles } from "../role-links/role-links.tsx";
import { type Streamer, streamerAnchor } from "../streamer.ts";
import { Portrait } from "./portrait.tsx";

export interface StreamerProps {
  streamer: Streamer;
  arc: string;
  arcs: readonly ArcChoice[];
  /** The search, folded, to mark in the texts. */
  query: string;
}

/** The classes that give these parts a place and a size. */
type Look = Readonly<Record<string, string>>;

export interface StreamerFrameProps extends StreamerProps {
  /** Gives `frame`, `portrait` and `elsewhere` their look. */
  look: Look;
  /** Whether the portrait is fetched with the page, not when it comes near. */
  early: boolean;
  /** What lies over the portrait. */
  mark?: ReactNode;
  children: ReactNode;
}

/** What cards and lines share: the place that links find, the portrait, the words, and the roles in other arcs [T5]. */
export function StreamerFrame({ streamer, arc, arcs, look, early, mark, children }: StreamerFrameProps) {
  return (
    <article
      id={streamerAnchor(streamer)}
      className={look["frame"]}
      data-arc={arc}
      aria-label={streamer.displayName}
    >
      <div className={look["portrait"]}>
        <Portrait src={streamer.portrait} name={streamer.displayName} early={early} />
        {mark}
      </div>
      {children}
      <div className={look["elsewhere"]}>
        <OtherRoles streamer={streamer} arc={arc} arcs={arcs} />
      </div>
    </article>
  );
}

/** Who plays, and whom in this arc or '???' [T5]; `look` gives `name` and `role` their look. */
export function NameAndRole({ streamer, arc, query, look }: Omit<StreamerProps, "arcs"> & { look: Look }) {
  return (
    <>
      <h3 className={look["name"]}>
        <Highlight text={streamer.displayName} query={query} />
      </h3>
      <p className={look["role"]}>
        <Highlight text={streamer.roles.get(arc) ?? "???"} query={query} />
      </p>
    </>
  );
}
