import type { ReactNode, RefObject } from "react";
import { HELD_IN_TITLE, Unbroken } from "#app/ui/typography/unbroken.tsx";
import { Unknown } from "#app/ui/typography/unknown.tsx";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { frenchSpaces, titleSpaces } from "#text/french-spaces.ts";
import { useGallery } from "../../gallery-context.ts";
import { AuthorLink } from "../../author-link.tsx";
import { isKnownAuthor, shownAuthor } from "#text/credit.ts";
import styles from "./viewer-panel.module.css";

/** The id of the credit below a title, which describes the dialog that the title names. */
export function authorOf(titleId: string): string {
  return `${titleId}-auteur`;
}

export interface ViewerPanelProps {
  ref: RefObject<HTMLDivElement | null>;
  item: GalleryItem;
  titleId: string;
  /** Somebody says that an uncredited picture is theirs. */
  onClaim: ((item: GalleryItem) => void) | undefined;
  /** What can be done with the picture, and what more there is to read of it. */
  children: ReactNode;
}

/** Title and author [P5], and below them what the viewer puts there. */
export function ViewerPanel({ ref, item, titleId, onClaim, children }: ViewerPanelProps) {
  const { words } = useGallery();
  const { title, author } = item;
  const authorId = authorOf(titleId);
  return (
    <div className={styles.panel} ref={ref}>
      <div className={styles.words}>
        <h2 className={styles.title} id={titleId}>
          <Unbroken text={titleSpaces(title)} pattern={HELD_IN_TITLE} />
        </h2>
        {isKnownAuthor(author) ? (
          <AuthorLink author={author} className={styles.author} label={`${author}, toutes ses œuvres`}>
            <span id={authorId}>{frenchSpaces(author)}</span>
          </AuthorLink>
        ) : (
          <p className={styles.author}>
            <Unknown id={authorId} heard="Auteur inconnu">
              {shownAuthor(author)}
            </Unknown>{" "}
            {onClaim && (
              <button type="button" className={styles.claim} onClick={() => onClaim(item)}>
                {words.mine}
              </button>
            )}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
