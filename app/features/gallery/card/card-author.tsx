import { Highlight } from "#app/search/highlight.tsx";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import { isKnownAuthor } from "#text/credit.ts";
import { AuthorLink } from "../author-link.tsx";
import styles from "./gallery-card.module.css";

/** The credit under a picture. '???' stays as it is, and is said in words. */
export function CardAuthor({ info, query }: { info: string; query: string }) {
  if (isKnownAuthor(info)) {
    return (
      // In the tab order it would double the way through the wall; the viewer has the same link.
      <AuthorLink author={info} className={styles.author} skipped>
        <Highlight text={info} query={query} />
      </AuthorLink>
    );
  }
  return (
    <span className={styles.author}>
      <span aria-hidden>
        <Highlight text={info} query={query} />
      </span>
      <VisuallyHidden>Auteur inconnu</VisuallyHidden>
    </span>
  );
}
