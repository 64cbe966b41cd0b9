import { MarkedText } from "#app/search/highlight.tsx";
import type { MatchedPhrase } from "../depictions/use-depictions.ts";
import styles from "./card-match.module.css";

/** What stands before and after a phrase, by what it is. */
const AROUND: Record<MatchedPhrase["kind"], [before: string, after: string]> = {
  word: ["On y voit\u00a0: ", ""],
  genre: ["Genre\u00a0: ", ""],
  arc: ["Arc\u00a0: ", ""],
  player: ["Avec ", ""],
  lettering: ["«\u00a0", "\u00a0»"],
};

/** Why a picture answers a search: the phrase about it that does, its answering words marked. */
export function CardMatch({ phrase: { kind, pieces } }: { phrase: MatchedPhrase }) {
  const [before, after] = AROUND[kind];
  return (
    <p className={styles.match}>
      {before}
      <MarkedText pieces={pieces} />
      {after}
    </p>
  );
}
