import { useMemo } from "react";
import { focusHeading } from "#app/router/navigate.ts";
import { Button } from "#app/ui/button/button.tsx";
import { NoResult } from "#app/search/no-result.tsx";
import { useGallery, useSearchState } from "../../gallery-context.ts";
import { LatestEntries } from "./latest-entries.tsx";
import styles from "./nothing-found.module.css";

/** What stands in the wall's place when no entry answers [P7]: the words that may have been meant, and what hangs there. */
export function NothingFound() {
  const { words, list, query, author, depictions } = useGallery();
  const { text, type } = useSearchState();
  const typed = text.trim();
  const suggested = useMemo(
    () => (author === undefined ? list.suggest(query, depictions.search?.phrases() ?? []) : []),
    [query, author, list, depictions],
  );
  // The button that was pressed goes away with its sentence.
  const search = (next: string) => () => {
    type(next);
    focusHeading();
  };
  return (
    <>
      <NoResult
        sentence={`${words.none} ne correspond à ${typed === "" ? "cet auteur" : `«\u00a0${typed}\u00a0»`}.`}
        aside="Nous avons pourtant regardé sous la colle."
        onClear={typed === "" ? undefined : search("")}
      >
        {suggested.length > 0 && (
          <p className={styles.suggested}>
            Essayez plutôt{"\u00a0"}:
            {suggested.map((word) => (
              <Button key={word} tone="quiet" onClick={search(word)}>
                {word}
              </Button>
            ))}
          </p>
        )}
      </NoResult>
      <LatestEntries />
    </>
  );
}
