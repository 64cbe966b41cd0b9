import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import styles from "./author-chips.module.css";
import { AuthorLink } from "../../author-link.tsx";
import { useGallery } from "../../gallery-context.ts";

/** Ways into a long gallery for those who have no word to search for: who signed most of it, and how much. */
export function AuthorChips() {
  const { authors, author, words } = useGallery();
  if (authors.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Les signatures les plus vues">
      {authors.map(({ name, count }) => (
        <li key={name} className={styles.place}>
          <AuthorLink author={name} className={styles.chip} current={name === author}>
            {name} <span className={styles.count}>{count}</span>
            <VisuallyHidden> {words.all}</VisuallyHidden>
          </AuthorLink>
        </li>
      ))}
    </ul>
  );
}
