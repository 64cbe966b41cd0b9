import { dayWords } from "#text/days.ts";
import type { Shot } from "../reel/reel.ts";
import { ComingFrame } from "./coming-frame.tsx";
import { FilmFrame } from "./film-frame.tsx";
import styles from "./shot-frame.module.css";

/** What a shot shows: an arc, one that is not told yet, or the silence between two, as silent films had cards for it. */
export function ShotFrame({ shot }: { shot: Shot }) {
  switch (shot.kind) {
    case "silence":
      return (
        <p className={styles.silence}>
          <span>{dayWords(shot.days)} plus tard</span>
        </p>
      );
    case "coming":
      return <ComingFrame arc={shot.arc} number={shot.number} />;
    case "arc":
      return (
        <>
          <FilmFrame arc={shot.arc} number={shot.number} />
          {/* What a stock prints along its edge: the reel, and the numbers of its frames. */}
          <span className={styles.edge} aria-hidden>
            {shot.arc.name} <b>{shot.number}</b> <b>{shot.number}A</b>
          </span>
        </>
      );
  }
}
