import { MarkedText } from "#app/search/highlight.tsx";
import type { MatchedPhrase } from "../depictions/use-depictions.ts";
import styles from "./card-match.module.css";

/** Why a picture answers a search: the phrase about it that does, its answering words marked. */
export function CardMatch({ phrase }: { phrase: MatchedPhrase }) {
  return (
    <p className={styles.match}>
      <MarkedText pieces={phrase} />
    </p>
  );
}
