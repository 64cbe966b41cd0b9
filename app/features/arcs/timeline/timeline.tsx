import type { ArcsData } from "#schemas/page-data.ts";
import { Link } from "#app/router/link.tsx";
import { ArcIndex } from "#app/ui/arc-index/arc-index.tsx";
import { OwnTask } from "#app/ui/hydration/own-task.tsx";
import { pageWidth } from "#app/ui/page-width/page-width.ts";
import { introduction } from "../arcs-words.ts";
import { layOutReel } from "../reel/reel.ts";
import { ShotFrame } from "../shot-frame/shot-frame.tsx";
import styles from "./timeline.module.css";

/** The arcs as one strip of film, from the first to those to come; each frame is tinted with the arc's accent [A3, A4]. */
export function Timeline({ data }: { data: ArcsData }) {
  const reel = layOutReel(data);
  const told = reel.flatMap(({ shots }) => shots.flatMap((shot) => (shot.kind === "arc" ? shot.arc : [])));
  return (
    <div className={pageWidth}>
      <header className={styles.heading}>
        <h1>Les arcs</h1>
        <p className={styles.intro}>{introduction(data.arcs, reel)}</p>
        {told.length > 1 && (
          <nav aria-label="Aller à un arc" className={styles.index}>
            <ArcIndex arcs={told}>
              {({ key }, look, words) => (
                <Link href={`/arc#${key}`} className={look} aria-current={false}>
                  {words}
                </Link>
              )}
            </ArcIndex>
          </nav>
        )}
      </header>
      {reel.length > 0 && (
        <ol>
          {reel.map(({ year, shots }) => (
            <OwnTask key={year}>
              <li className={styles.year}>
                <h2 className={styles.numeral}>{year}</h2>
                <ol
                  className={styles.strip}
                  data-coming={shots.every(({ kind }) => kind === "coming") || undefined}
                >
                  {shots.map((shot) => (
                    <li key={shot.id}>
                      <ShotFrame shot={shot} />
                    </li>
                  ))}
                </ol>
              </li>
            </OwnTask>
          ))}
        </ol>
      )}
    </div>
  );
}
