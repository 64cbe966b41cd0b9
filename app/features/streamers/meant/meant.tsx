import { useMemo } from "react";
import { SettledStatus } from "#app/search/settled-status.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { foldText } from "#text/fold-text.ts";
import { standsFor } from "#text/stands-for.ts";
import { knownWords, suggestWords } from "#text/suggest-words.ts";
import type { ArcChoice } from "../arc-choice.ts";
import { namesOf } from "../read-people/read-people.ts";
import type { Streamer } from "../streamer.ts";
import styles from "./meant.module.css";

export interface MeantProps {
  streamers: readonly Streamer[];
  arcs: readonly ArcChoice[];
  /** Folded; nobody answers it. */
  query: string;
  /** Shows a whole arc instead. */
  onArc: (key: string) => void;
  /** Searches for a word instead. */
  onType: (word: string) => void;
}

/** Where nobody bears the name: the arc whose name it is, whole, shortened or mistyped, and the names that look like it. */
export function Meant({ streamers, arcs, query, onArc, onType }: MeantProps) {
  // The last one said is how it is written: as it is shown, rather than as a login.
  const words = useMemo(
    () => knownWords(streamers.flatMap((each) => [...namesOf(each), each.displayName])),
    [streamers],
  );
  const named = arcs.filter(({ key, name }) =>
    [key, name].some((each) => foldText(each).includes(query) || standsFor(query, each)),
  );
  const suggested = suggestWords(query, words);
  if (named.length === 0 && suggested.length === 0) return <SettledStatus words="" />;
  return (
    <div className={styles.meant}>
      <p>Essayez plutôt{"\u00a0"}:</p>
      {named.map(({ key, name, lang }) => (
        <Button key={key} tone="quiet" onClick={() => onArc(key)}>
          <span>
            Tout l’arc <span lang={lang}>{name}</span>
          </span>
        </Button>
      ))}
      {suggested.map((word) => (
        <Button key={word} tone="quiet" onClick={() => onType(word)}>
          {word}
        </Button>
      ))}
      <SettledStatus
        words={`Essayez plutôt\u00a0: ${[...named.map(({ name }) => name), ...suggested].join(", ")}`}
      />
    </div>
  );
}
