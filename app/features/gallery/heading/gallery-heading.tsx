import { type ReactNode, useState } from "react";
import { plainList } from "#addresses/files.ts";
import { site } from "#app/content/site.ts";
import { SettledStatus } from "#app/search/settled-status.tsx";
import { useStore } from "#app/state/store.ts";
import { ExternalLink } from "#app/ui/external-link/external-link.tsx";
import { COUNTED, Unbroken } from "#app/ui/typography/unbroken.tsx";
import { AuthorChips } from "./authors/author-chips.tsx";
import { FilterBar } from "./filter-bar/filter-bar.tsx";
import { bothCounts, seenCount } from "../gallery-words.ts";
import { meantWords } from "../meant-words.ts";
import { isCounted, isNarrowed, useGallery } from "../gallery-context.ts";
import styles from "./gallery-heading.module.css";
import { RandomPick } from "./random-pick.tsx";
import { SearchRow } from "./search-row/search-row.tsx";

/**
 * Title, counter, way to the tutorial and, where one is placed inside, the search box. The counter gives the total,
 * whatever the search [P2, P3, S1]; both texts are literal. A gallery without a picture has nothing to look for.
 */
export function GalleryHeading({ help, children }: { help?: ReactNode; children?: ReactNode }) {
  const { words, total } = useGallery();
  const { seen, heard } = useResultCount();
  return (
    <header className={styles.heading}>
      <div className={styles.front}>
        <h1>{words.title}</h1>
        <div className={styles.tools}>
          <div className={styles.counts}>
            <p className={styles.numbers}>
              <span>
                <Unbroken text={`${words.counter} : ${total}`} pattern={COUNTED} />
              </span>
              {seen !== "" && (
                <span className={styles.count} aria-hidden>
                  {seen}
                </span>
              )}
            </p>
            {/* Beside the counter's paragraph, not in it: two numbers in one breath are one. */}
            {heard}
            {total > 1 && <RandomPick />}
          </div>
          {total > 0 && help}
          {total > 0 && <SearchRow>{children}</SearchRow>}
        </div>
      </div>
      {total > 1 && (
        <FilterBar>
          <AuthorChips />
        </FilterBar>
      )}
      {/* Before the pictures, whose links open nothing then. */}
      {total > 0 && (
        <noscript>
          {import.meta.env.SSR && (
            <p className={styles.plain}>
              Sans JavaScript, les images ne s’ouvrent pas, et seules les premières se montrent.{" "}
              <a href={plainList(words.gallery)}>La liste entière</a>, par genre et par auteur, mène à
              chacune.
            </p>
          )}
        </noscript>
      )}
    </header>
  );
}

/** The way to the tutorial, where the community has one [P3]. */
export function ImportTutorial() {
  return (
    site.tutorial && (
      <ExternalLink href={site.tutorial} className={styles.help}>
        Comment importer en jeu ?
      </ExternalLink>
    )
  );
}

/** How many entries a search or the filters leave, seen at once and heard once the typing stops. */
function useResultCount() {
  const gallery = useGallery();
  const { words: names, shown, also, partly, total } = gallery;
  const narrowed = isNarrowed(gallery);
  const counted = isCounted(gallery);
  const [was, setWas] = useState(false);
  if (narrowed && !was) setWas(true);
  // Widened again: all are back. In other words than the counter's, which would be read twice.
  const whole = was && !narrowed ? `${names.everything} : ${total}` : "";

  const meant = useStore(meantWords);
  const count = bothCounts(shown.length, also.length, partly);
  return {
    seen: counted ? seenCount(shown.length, also.length, partly) : "",
    heard: <SettledStatus words={counted ? (meant ? `${count}. ${meant}` : count) : whole} of={shown} />,
  };
}
