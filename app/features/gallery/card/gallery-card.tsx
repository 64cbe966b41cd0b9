import { type CSSProperties, type MouseEvent, useRef } from "react";
import { useId } from "#app/ui/hydration/use-id.ts";
import { Highlight } from "#app/search/highlight.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { HELD_IN_TITLE, Unbroken } from "#app/ui/typography/unbroken.tsx";
import { Unknown } from "#app/ui/typography/unknown.tsx";
import type { GalleryItem } from "#schemas/gallery-item.ts";
import { isKnownAuthor, shownAuthor } from "#text/credit.ts";
import { titleSpaces } from "#text/french-spaces.ts";
import type { MatchedPhrase } from "../depictions/use-depictions.ts";
import { AuthorLink } from "../author-link.tsx";
import { CardMatch } from "./card-match.tsx";
import { cardSpan, isTall } from "#hanging/card-span.ts";
import styles from "./gallery-card.module.css";
import { isPlainClick } from "#app/input/plain-click.ts";

/** How wide a picture is shown, by the columns it takes. */
const SIZES = {
  1: "(min-width: 40rem) 14rem, 45vw",
  2: "(min-width: 40rem) 28rem, 92vw",
  3: "(min-width: 64rem) 42rem, 94vw",
  4: "(min-width: 64rem) 56rem, 94vw",
} as const;

/** The same where the wall is dense: smaller files, of which a screen shows three times as many. */
const DENSE_SIZES = {
  1: "(min-width: 40rem) 9rem, 30vw",
  2: "(min-width: 40rem) 18rem, 60vw",
  3: "(min-width: 40rem) 27rem, 92vw",
  4: "(min-width: 40rem) 36rem, 92vw",
} as const;

export interface GalleryCardProps {
  item: GalleryItem;
  /** The parameter of the address that opens this picture. */
  param: string;
  /** Rank among those shown, from 1, and how many there are: the page holds only a part of the list. */
  rank: number;
  count: number;
  query: string;
  /** No word is seen under it: its title is the tip of whoever points at it. */
  dense?: boolean;
  /** Why it answers the query, where neither title nor author says it. */
  matched?: MatchedPhrase | undefined;
  /** On the first screen: fetched at once. */
  priority: boolean;
  /** What it waits for on a phone, in the prerendered page: the first row or the code. */
  waits?: "row" | "code" | undefined;
  /** Where it hangs; undefined in the prerendered page, where the style sheet places it. */
  place: CSSProperties | undefined;
  onOpen: (item: GalleryItem, thumbnail: HTMLImageElement) => void;
}

/** One picture on the wall, whole, with its title and its author; a click opens it [P4, P5]. */
export function GalleryCard({
  item,
  param,
  rank,
  count,
  query,
  dense,
  matched,
  priority,
  waits,
  place,
  onOpen,
}: GalleryCardProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const freshId = useId();
  const { id, title, author, picture, fresh } = item;
  const ratio = picture.width / picture.height;
  const span = cardSpan(ratio);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    const image = frame.current?.querySelector("img");
    if (!isPlainClick(event) || !image) return;
    event.preventDefault();
    // Safari does not focus a clicked link, and the viewer gives the focus back to what had it.
    event.currentTarget.focus({ preventScroll: true });
    onOpen(item, image);
  }

  return (
    <li
      className={styles.card}
      data-span={span}
      data-tall={isTall(ratio) ? "" : undefined}
      data-waits={waits}
      aria-setsize={count}
      aria-posinset={rank}
      style={place}
    >
      <span className={styles.frame} data-fresh={fresh === 1 ? "" : undefined} ref={frame}>
        <Picture
          picture={picture}
          sizes={(dense ? DENSE_SIZES : SIZES)[span]}
          alt=""
          priority={priority}
          className={styles.picture}
        />
        {fresh === 1 && (
          <span id={freshId} className={styles.fresh}>
            Nouveau
          </span>
        )}
      </span>
      <div className={styles.caption} data-matched={matched ? "" : undefined}>
        {/* The link's own area is stretched over the picture, which it is about. */}
        <a
          className={styles.link}
          href={`?${param}=${id}`}
          title={dense ? titleSpaces(title) : undefined}
          aria-describedby={fresh === 1 ? freshId : undefined}
          onClick={open}
        >
          {query === "" ? (
            <Unbroken text={titleSpaces(title)} pattern={HELD_IN_TITLE} />
          ) : (
            <Highlight text={titleSpaces(title)} query={query} />
          )}
        </a>
        {matched && <CardMatch phrase={matched} />}
        <CardAuthor author={author} query={query} />
      </div>
    </li>
  );
}

/** The credit under a picture; '???' is said in words [P8]. */
function CardAuthor({ author, query }: { author: string; query: string }) {
  if (isKnownAuthor(author)) {
    return (
      // In the tab order it would double the way through the wall; the viewer has the same link.
      <AuthorLink author={author} className={styles.author} skipped>
        <Highlight text={author} query={query} />
      </AuthorLink>
    );
  }
  return (
    <span className={styles.author}>
      <Unknown heard="Auteur inconnu">
        <Highlight text={shownAuthor(author)} query={query} />
      </Unknown>
    </span>
  );
}
