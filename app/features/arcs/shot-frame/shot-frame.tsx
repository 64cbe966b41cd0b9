import { dayWords } from "#text/days.ts";
import type { Shot } from "../reel/reel.ts";
import { ComingFrame } from "./coming-frame.tsx";
import { FilmFrame } from "./film-frame.tsx";
import styles from "./shot-frame.module.css";

/** What a shot shows: one that is not told yet, or an arc, after the card that silent films had for the time between. */
export function ShotFrame({ shot }: { shot: Shot }) {
  const { number } = shot;
  if (shot.kind === "coming") return <ComingFrame arc={shot.arc} number={number} />;
  return (
    <>
      {shot.silence !== undefined && (
        <p className={styles.silence}>
          <span>{dayWords(shot.silence)} plus tard</span>
        </p>
      )}
      <div className={styles.frame}>
        <FilmFrame arc={shot.arc} number={number} />
        {/* What a stock prints along its edge: the reel, and the numbers of its frames. */}
        <span className={styles.edge} aria-hidden>
          <span>{shot.arc.name}</span> <b>{number}</b> <b>{number}A</b>
        </span>
      </div>
    </>
  );
}
