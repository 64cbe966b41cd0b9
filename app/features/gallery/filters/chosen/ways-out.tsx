import { useEffect, useMemo } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { frenchNumber } from "#text/counted.ts";
import { quoted } from "#text/quoted.ts";
import { everyAnswer } from "../../every-answer.ts";
import { useGallery } from "../../gallery-context.ts";
import { meantWords } from "../../meant-words.ts";
import { choose, chooseAll } from "../choose.ts";
import type { FacetTable } from "../facet-table.ts";
import type { Facet } from "../use-filters.ts";
import { chosenFilters } from "./chosen-words.ts";
import styles from "./ways-out.module.css";

/** Of filters that leave nothing together, those that may be taken back one by one, the most rewarding first. */
export function WaysOut({ table, onTaken }: { table: FacetTable; onTaken: () => void }) {
  const { words, list, query, filters, depictions } = useGallery();
  const { without } = useMemo(
    () => table.left(everyAnswer(list, query, depictions), list.authors, filters.chosen),
    [table, list, query, depictions, filters.chosen],
  );
  const then = (take: () => void) => () => {
    take();
    onTaken();
  };
  const ways = chosenFilters(filters, words).flatMap(({ name, about, value }) => {
    const left = name === "tri" ? 0 : without[name satisfies Facet];
    const said = `Sans ${quoted(`${about} ${value}`)}\u00a0: ${frenchNumber(left)}`;
    return left === 0 ? [] : [{ name, left, said }];
  });
  // oxlint-disable-next-line unicorn/no-array-sort -- a new list already; the game's browser has no toSorted
  ways.sort((a, b) => b.left - a.left);
  const heard = ways.map(({ said }) => `${said}.`).join(" ");
  useEffect(() => {
    if (heard === "") return;
    meantWords.set(heard);
    return () => meantWords.set("");
  }, [heard]);
  return (
    <p className={styles.ways}>
      {ways.map(({ name, said }) => (
        <Button key={name} tone="quiet" onClick={then(() => choose(filters.chosen, name, undefined))}>
          {said}
        </Button>
      ))}
      {ways.length === 0 && (
        <Button tone="quiet" onClick={then(chooseAll)}>
          Sans aucun filtre
        </Button>
      )}
    </p>
  );
}
