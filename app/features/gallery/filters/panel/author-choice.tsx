import { useMemo } from "react";
import { useId } from "#app/ui/hydration/use-id.ts";
import { fieldBox } from "#app/ui/field-box/field-box.ts";
import { alphabetically } from "#text/alphabetical.ts";
import { isKnownAuthor } from "#text/credit.ts";
import { frenchNumber } from "#text/counted.ts";
import { foldText } from "#text/fold-text.ts";
import { useGallery } from "../../gallery-context.ts";
import type { Left } from "../facet-table.ts";
import { choose } from "../choose.ts";
import styles from "./author-choice.module.css";

/** All who signed something, from A to Z, each with how many it would leave: the list that every phone knows how to show. */
export function AuthorChoice({ left }: { left: Left }) {
  const { list, filters } = useGallery();
  const id = useId();
  const letters = useMemo(() => byLetter(list.authors), [list]);
  const { auteur } = filters.chosen;
  const counts = left.of.auteur;
  if (letters.length === 0) return null;
  return (
    <div className={styles.author}>
      <label htmlFor={id} className={styles.label}>
        Auteur
      </label>
      <select
        id={id}
        className={fieldBox}
        value={auteur ?? ""}
        onChange={(event) => choose(filters.chosen, "auteur", event.target.value || undefined)}
      >
        <option value="">Tous les auteurs</option>
        {letters.map(([letter, names]) => {
          const offered = names.filter((name) => counts.has(name) || name === auteur);
          return (
            offered.length > 0 && (
              <optgroup key={letter} label={letter}>
                {offered.map((name) => (
                  <option key={name} value={name}>
                    {name} ({frenchNumber(counts.get(name) ?? 0)})
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
      </select>
    </div>
  );
}

/** The names from A to Z, under their first letters; what starts with none stands first. */
function byLetter(authors: readonly string[]): [letter: string, names: string[]][] {
  // oxlint-disable-next-line unicorn/no-array-sort -- a copy already; the game's browser has no toSorted
  const names = [...new Set(authors)].filter(isKnownAuthor).sort(alphabetically);
  const letters = new Map<string, string[]>();
  for (const name of names) {
    const first = foldText(name).charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : "0–9";
    letters.set(letter, [...(letters.get(letter) ?? []), name]);
  }
  return [...letters];
}
