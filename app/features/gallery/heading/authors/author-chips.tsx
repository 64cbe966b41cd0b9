import { chipRail } from "#app/ui/chip-rail/chip-rail.ts";
import { classNames } from "#app/ui/class-names.ts";
import { targetLink } from "#app/ui/target-link/target-link.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import styles from "./author-chips.module.css";
import { AuthorLink } from "../../author-link.tsx";
import { useGallery } from "../../gallery-context.ts";

/** Ways into a long gallery for those who have no word to search for: who signed most of it, and how much. */
export function AuthorChips() {
  const { authors, filters, words } = useGallery();
  if (authors.length === 0) return null;
  return (
    <ul className={chipRail("desk")} aria-label="Les signatures les plus vues">
      {authors.map(({ name, count }) => (
        <li key={name}>
          <AuthorLink
            author={name}
            className={classNames(targetLink, styles.chip)}
            current={name === filters.chosen.auteur}
          >
            {name} <span className={styles.count}>{count}</span>
            <VisuallyHidden> {words.all}</VisuallyHidden>
          </AuthorLink>
        </li>
      ))}
    </ul>
  );
}
