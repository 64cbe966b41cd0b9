import { type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import { useQueryParam } from "#app/router/use-query-param.ts";
import { useSearch } from "#app/search/use-search.ts";
import { pageWidth } from "#app/ui/page-width/page-width.ts";
import type { GalleryData } from "#schemas/page-data.ts";
import { useDepictions } from "./depictions/use-depictions.ts";
import { GalleryContext, type GalleryState, SearchContext } from "./gallery-context.ts";
import type { GalleryWords } from "./gallery-words.ts";
import { MyWall } from "./my-wall/my-wall.tsx";
import { useGalleryList } from "./list/use-gallery-list.ts";

const NONE = new Int32Array();

export interface GalleryProps {
  data: GalleryData;
  words: GalleryWords;
  /** Heading, wall and viewer; a gallery without a search box simply does not place one [S2]. */
  children: ReactNode;
}

/** One gallery, of posters or of signs: knows its entries and which of them are shown. */
export function Gallery({ data, words, children }: GalleryProps) {
  const { list, rest, retry } = useGalleryList(data);
  const { text, type, query: typed } = useSearch();
  const [author] = useQueryParam("auteur");
  const place = useRef<HTMLDivElement>(null);
  const query = useDeferredValue(typed);
  const shown = useMemo(() => list.select(query, author), [list, query, author]);
  const { total, authors } = data;
  const depictions = useDepictions(data.depictions, total, typed !== "");
  const also = useMemo(
    () => (query === "" ? undefined : depictions.search?.find(query, list.select("", author), shown)) ?? NONE,
    [depictions, query, shown, list, author],
  );
  // What is typed changes this once the answer is there, not before: the wall is drawn for answers alone.
  const state = useMemo<GalleryState>(
    () => ({
      words,
      total,
      authors,
      list,
      rest,
      retry,
      query,
      author,
      shown,
      also,
      order: also.length === 0 ? shown : Int32Array.from([...shown, ...also]),
      depictions,
    }),
    [words, total, authors, list, rest, retry, query, author, shown, also, depictions],
  );

  function search(next: string) {
    type(next);
    // From the middle of the wall, what is found would hang far above the screen.
    if (place.current && place.current.getBoundingClientRect().top < 0)
      place.current.scrollIntoView({ behavior: "instant" });
  }

  function ready() {
    if (depictions.state === "unasked" || depictions.state === "failed") depictions.ask();
  }

  return (
    <SearchContext value={{ text, type: search, ready, place }}>
      <GalleryContext value={state}>
        <div className={pageWidth}>
          {children}
          <MyWall />
        </div>
      </GalleryContext>
    </SearchContext>
  );
}
