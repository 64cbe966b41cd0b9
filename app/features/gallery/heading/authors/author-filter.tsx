import { Button } from "#app/ui/button/button.tsx";
import { IconX } from "#app/ui/icons/icons.ts";
import { useQueryParam } from "#app/router/use-query-param.ts";
import styles from "./author-filter.module.css";
import { useGallery } from "../../gallery-context.ts";

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
