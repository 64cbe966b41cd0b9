import { memo } from "react";
import type { AuthorCount } from "#schemas/page-data.ts";
import { chipRail } from "#app/ui/chip-rail/chip-rail.ts";
import { useShownChoice } from "#app/ui/chip-rail/use-shown-choice.ts";
import { classNames } from "#app/ui/class-names.ts";
import { targetLink } from "#app/ui/target-link/target-link.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import styles from "./author-chips.module.css";
import { AuthorLink } from "../../author-link.tsx";
import { useGallery } from "../../gallery-context.ts";

/** Ways into a long gallery for those who have no word to search for: who signed most of it, and how much. */
export function AuthorChips() {
  const { authors, filters, words } = useGallery();
  return authors.length > 0 && <Chips {...{ authors }} current={filters.chosen.auteur} all={words.gallery} />;
}

interface ChipsProps {
  authors: readonly AuthorCount[];
  /** Whose works alone are shown. */
  current: string | undefined;
  all: string;
}

/** The same whatever is searched for. */
const Chips = memo(function Chips({ authors, current, all }: ChipsProps) {
  const row = useShownChoice<HTMLUListElement>(current);
  return (
    <ul ref={row} className={chipRail("desk")} aria-label="Les signatures les plus vues">
      {authors.map(({ name, count }) => (
        <li key={name}>
          <AuthorLink
            author={name}
            className={classNames(targetLink, styles.chip)}
            current={name === current}
          >
            {name} <span className={styles.count}>{count}</span>
            <VisuallyHidden> {all}</VisuallyHidden>
          </AuthorLink>
        </li>
      ))}
    </ul>
  );
});
