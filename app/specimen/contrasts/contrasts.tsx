import { useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./contrasts.module.css";
import { judged, type Pair, PAIRS, type Verdict } from "./pairs.ts";

/** The colours where they meet, each pair with its contrast in words, as the browser has them. */
export function Contrasts() {
  const [judgements] = useState(judgePairs);
  return (
    <section aria-labelledby="couleurs">
      <h2 id="couleurs">Les couleurs, là où elles se rencontrent</h2>
      <ul className={styles.pairs}>
        {PAIRS.map((pair, index) => (
          <li key={pair.what} className={styles.pair}>
            <Sample {...pair} />
            <span>
              {pair.what}
              <span className={classNames(styles.words, judgements[index]?.isEnough === false && styles.bad)}>
                {judgements[index]?.words}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function judgePairs(): Verdict[] {
  const tokens = getComputedStyle(document.documentElement);
  const colour = (name: string) => tokens.getPropertyValue(name).trim().toLowerCase();
  return PAIRS.map(({ front, back, least }) => judged(colour(front), colour(back), least));
}

function Sample({ front, back }: Pair) {
  return (
    <span
      aria-hidden
      className={styles.sample}
      style={{ color: `var(${front})`, background: `var(${back})` }}
    >
      Aa
    </span>
  );
}
