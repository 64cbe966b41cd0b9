import { use, useEffect, useRef } from "react";
import { usePageTitle } from "#app/page-title.ts";
import { partTaken } from "#app/ui/hydration/take-over.ts";
import { matchRoute } from "./match-route.ts";
import { leftLink } from "./left-link.ts";
import { focusHeading, isReturn } from "./navigate.ts";
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
  // Back and Forward take the focused element away with its page: the link on which the other was left receives what would
  // be lost, or its title.
  const shown = useRef(route.path);
  useEffect(() => {
    if (shown.current !== route.path && document.activeElement === document.body)
      focusHeading(isReturn() ? leftLink() : undefined);
    shown.current = route.path;
  }, [route.path]);
  return <Page key={route.path} />;
}
