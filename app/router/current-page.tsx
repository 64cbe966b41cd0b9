import { use, useEffect, useLayoutEffect, useRef } from "react";
import { usePageTitle } from "#app/page-title.ts";
import { awaitNoMore } from "#app/ui/await-no-more.ts";
import { partTaken } from "#app/ui/hydration/take-over.ts";
import { matchRoute } from "./match-route.ts";
import { drawPlace, leftLink } from "./kept-place.ts";
import { afterFrames, focusHeading, isReturn } from "./navigate.ts";
import { loadedPage, loadPage } from "./page-modules.ts";
import { usePath } from "./use-path.ts";

/** Renders the page of the current path and keeps the tab's title right [R1–R8]. */
export function CurrentPage() {
  const route = matchRoute(usePath());
  useEffect(() => partTaken(), []);
  const { meta, Page } = loadedPage(route) ?? use(loadPage(route));
  usePageTitle("page", meta.title);
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute("content", meta.description);
  }, [meta]);
  useEffect(() => awaitNoMore, [route.path]);
  useLayoutEffect(() => drawPlace(route.path), [route.path]);
  // Back and Forward take the focused element away with its page: the link on which the other was left receives what would
  // be lost, or its title.
  const shown = useRef(route.path);
  useEffect(() => {
    if (shown.current === route.path) return;
    shown.current = route.path;
    const lead = () => focusHeading(isReturn() ? leftLink() : undefined);
    const { activeElement } = document;
    // In the header or the footer one would hear nothing of the page that has come back, and might be far from it.
    const beside = isReturn() && activeElement?.closest("header, footer");
    if (activeElement === document.body || beside) lead();
    // What lay over the page that is left gives the focus back to what had opened it, as it closes: nobody is there any more.
    else if (activeElement?.closest("dialog"))
      afterFrames(() => !document.querySelector("dialog[open]") && lead());
  }, [route.path]);
  return <Page key={route.path} />;
}
