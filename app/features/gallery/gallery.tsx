import { type ReactNode, useMemo, useRef } from "react";
import { useSearch } from "#app/search/use-search.ts";
import { useSettled } from "#app/state/use-settled.ts";
import { useFirstDrawn } from "#app/ui/hydration/take-over.ts";
import { pageWidth } from "#app/ui/page-width/page-width.ts";
import type { GalleryData } from "#schemas/page-data.ts";
import { useDepictions } from "./depictions/use-depictions.ts";
import { useFilters } from "./filters/use-filters.ts";
import { GalleryContext, type GalleryState, SearchContext } from "./gallery-context.ts";
import type { GalleryWords } from "./gallery-words.ts";
import { useGalleryList } from "./list/use-gallery-list.ts";

const NONE = new Int32Array();
/** A gallery of so many entries at most answers a key in the frame that shows the key; a longer one shows the key first. */
const AT_ONCE = 5000;

export interface GalleryProps {
  data: GalleryData;
  words: GalleryWords;
  /** Heading, wall and viewer; a gallery without a search box simply does not place one [S2]. */
  children: ReactNode;
}

/** One gallery, of posters or of signs: knows its entries and which of them are shown. */
export function Gallery({ data, words, children }: GalleryProps) {
  const { list, rest, retry } = useGalleryList(data);
  const { text, type, query: asked } = useSearch();
  // Signs have no box that would show it, nor take it back [S2].
  const typed = words.gallery === "affiches" ? asked : "";
  const place = useRef<HTMLDivElement>(null);
  const { total, authors } = data;
  const isLong = total > AT_ONCE;
  const settled = useSettled(isLong ? typed : "");
  const query = isLong ? settled : typed;
  const filters = useFilters(data.facets, total);
  const { narrow } = filters;
  const author = filters.chosen.auteur;
  const titled = useMemo(() => list.select(query, author), [list, query, author]);
  const shown = useMemo(() => narrow(titled), [narrow, titled]);
  const depictions = useDepictions(data.depictions, total, typed !== "");
  const [also, partly] = useMemo(() => {
    const { search } = depictions;
    if (query === "" || !search) return [NONE, false];
    const every = list.select("", author);
    const whole = narrow(search.find(query, every, list.named, titled));
    if (whole.length > 0 || shown.length > 0) return [whole, false];
    return [narrow(search.findSome(query, every, list.named)), true];
  }, [depictions, query, titled, shown, list, author, narrow]);
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
      filters,
      shown,
      also,
      partly,
      order: also.length === 0 ? shown : Int32Array.from([...shown, ...also]),
      kin: data.kin,
      newest: data.newest,
      depictions,
    }),
    [words, total, authors, list, rest, retry, query, filters, shown, also, partly, data, depictions],
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

  // Heading and wall are taken over after this. The field alone may say what is typed meanwhile.
  const drawn = useFirstDrawn(state);
  return (
    <SearchContext value={{ text, type: search, ready, place }}>
      <GalleryContext value={drawn}>
        <div className={pageWidth}>{children}</div>
      </GalleryContext>
    </SearchContext>
  );
}
