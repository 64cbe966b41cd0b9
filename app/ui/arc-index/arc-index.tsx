import type { ReactElement, ReactNode } from "react";
import type { ArcsData } from "#schemas/page-data.ts";
import styles from "./arc-index.module.css";

type Arc = ArcsData["arcs"][number];

export interface ArcIndexProps {
  arcs: readonly Arc[];
  /** The link to one of them, with the look and the words that it is given. */
  children: (arc: Arc, look: string | undefined, words: ReactNode) => ReactElement;
}

/** The most letters of a year or an era that stand on one line on the smallest phone. */
const LONGEST_YEAR = 12;

/** The arcs by their year, each on its colour, to go straight to one of them. */
export function ArcIndex({ arcs, children: link }: ArcIndexProps) {
  return (
    <ul className={styles.index}>
      {arcs.map((arc) => {
        const year = arc.era ?? arc.start.slice(0, 4);
        return (
          <li key={arc.key} data-arc={arc.key}>
            {link(
              arc,
              styles.arc,
              <>
                <span className={styles.year} data-long={year.length > LONGEST_YEAR || undefined}>
                  {year}
                </span>{" "}
                <span lang={arc.lang}>{arc.name}</span>
              </>,
            )}
          </li>
        );
      })}
    </ul>
  );
}
