import { useMemo } from "react";
import { focusHeading } from "#app/router/navigate.ts";
import { Button } from "#app/ui/button.tsx";
import { useGallery } from "./gallery-context.ts";
import { useSearchState } from "./search-context.ts";
import { suggestWords } from "./suggest-words.ts";
import styles from "./wall-end.module.css";

/** What stands in the wall's place when no entry answers [P7]: the words that may have been meant, and a way back to all. */
export function NothingFound() {
  const { words, list, query, author } = useGallery();
  const { text, type, clear } = useSearchState();
  const suggested = useMemo(
    () => (author === undefined ? suggestWords(query, list.words()) : []),
    [query, author, list],
  );
  // The button that was pressed goes away with its sentence.
  const show = (change: () => void) => () => {
    change();
    focusHeading();
  };
  return (
    <div className={styles.end}>
      <p>
        {words.none} ne correspond{text.trim() === "" ? " à cet auteur" : ` à «\u00a0${text.trim()}\u00a0»`}.
      </p>
      {suggested.length > 0 && (
        <p className={styles.suggested}>
          Essayez plutôt{"\u00a0"}:
          {suggested.map((word) => (
            <Button key={word} tone="quiet" onClick={show(() => type(word))}>
              {word}
            </Button>
          ))}
        </p>
      )}
      <Button onClick={show(clear)}>Tout afficher</Button>
    </div>
  );
}
