import { dayWords, lengthInDays } from "#text/days.ts";
import type { ArcsData } from "#schemas/page-data.ts";
import { ComingFrame } from "../shot-frame/coming-frame.tsx";
import { FilmFrame } from "../shot-frame/film-frame.tsx";
import { layOutReel, spanWords } from "../reel/reel.ts";
import styles from "./timeline.module.css";

/** The arcs as one strip of film, from the first to those to come; each frame is tinted with the arc's accent [A3, A4]. */
export function Timeline({ data }: { data: ArcsData }) {
  const reel = layOutReel(data);
  const days = data.arcs.reduce((sum, arc) => sum + lengthInDays(arc.start, arc.end), 0);
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1 className={styles.title}>Les arcs</h1>
        <p className={styles.intro}>
          {data.arcs.length === 0
            ? "Rien n’est encore raconté. La première histoire s’écrira ici."
            : `${spanWords(reel)} ${data.arcs.length > 1 ? `${data.arcs.length} histoires` : "Une histoire"}, ${dayWords(days)} de jeu, et ce qu’il en reste.`}
        </p>
      </header>
      {reel.length > 0 && (
        <ol className={styles.reel}>
          {reel.map(({ year, shots }) => (
            <li key={year} className={styles.year}>
              <h2 className={styles.numeral}>{year}</h2>
              <ol
                className={styles.strip}
                data-coming={shots.every(({ kind }) => kind === "coming") || undefined}
              >
                {shots.map((shot) => (
                  <li key={shot.id}>
                    {shot.kind === "silence" && (
                      <p className={styles.silence}>
                        <span>{dayWords(shot.days)} plus tard</span>
                      </p>
                    )}
                    {shot.kind === "arc" && <FilmFrame arc={shot.arc} number={shot.number} />}
                    {shot.kind === "arc" && (
                      // What a stock prints along its edge: the reel, and the numbers of its frames.
                      <span className={styles.edge} aria-hidden>
                        {shot.arc.name} <b>{shot.number}</b> <b>{shot.number}A</b>
                      </span>
                    )}
                    {shot.kind === "coming" && <ComingFrame arc={shot.arc} />}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
