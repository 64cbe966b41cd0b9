import { useQueryParam } from "#app/router/use-query-param.ts";
import { Button } from "#app/ui/button/button.tsx";
import { chipRail } from "#app/ui/chip-rail/chip-rail.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconX } from "#app/ui/icons/icons.ts";
import { targetLink } from "#app/ui/target-link/target-link.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import styles from "./author-chips.module.css";
import { AuthorLink } from "../../author-link.tsx";
import { useGallery } from "../../gallery-context.ts";

/** Ways into a long gallery for those who have no word to search for: who signed most of it, and how much. */
export function AuthorChips() {
  const { authors, author, words } = useGallery();
  if (authors.length === 0) return null;
  return (
    <ul className={chipRail("desk")} aria-label="Les signatures les plus vues">
      {authors.map(({ name, count }) => (
        <li key={name}>
          <AuthorLink author={name} className={classNames(targetLink, styles.chip)} current={name === author}>
            {name} <span className={styles.count}>{count}</span>
            <VisuallyHidden> {words.all}</VisuallyHidden>
          </AuthorLink>
        </li>
      ))}
    </ul>
  );
}

/** Says whose works the wall shows, and takes the choice back. */
export function AuthorFilter() {
  const { author, words } = useGallery();
  const [, choose] = useQueryParam("auteur");
  if (author === undefined) return null;
  return (
    <div className={styles.filter}>
      <p className={styles.name}>
        Signé <strong>{author}</strong>
      </p>
      <Button tone="quiet" onClick={() => choose(undefined)}>
        <IconX size={18} aria-hidden />
        {words.everything}
      </Button>
    </div>
  );
}
