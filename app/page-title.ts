import { useEffect } from "react";
import { site } from "#app/content/site.ts";

/** What the browser's tab says, the most passing first: the track that plays, the picture or the wall that is open, what is searched for and what the page is narrowed to, the page. */
interface TabTitle {
  track?: string | undefined;
  picture?: string | undefined;
  wall?: string | undefined;
  search?: string | undefined;
  choice?: string | undefined;
  page?: string | undefined;
}

const now: TabTitle = {};
/** Nothing has been said since the page came. */
let served = true;

/** Says one part of the tab's title for as long as the component stands; undefined says nothing. */
export function usePageTitle(part: keyof TabTitle, text: string | undefined): void {
  useEffect(() => {
    say(part, text);
    return () => say(part, undefined);
  }, [part, text]);
}

/** The text of the tab: what is said, then the community, which is not said twice. */
export function pageTitle({ track, picture, wall, search, choice, page }: TabTitle): string {
  const open = picture ?? wall;
  const shown = open ? [open] : [search, choice];
  return [track && `♪ ${track}`, ...shown, page === site.name ? undefined : page, site.name]
    .filter(Boolean)
    .join(" · ");
}

function say(part: keyof TabTitle, text: string | undefined): void {
  if (now[part] === text) return;
  now[part] = text;
  const title = pageTitle(now);
  // Of an address that names a picture or a person, the page that was served says more, until they are there.
  if (!served || !document.title.endsWith(` · ${title}`)) document.title = title;
  served = false;
}
