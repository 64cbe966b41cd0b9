import { use, useEffect } from "react";
import { pageTitle } from "../page-title.ts";
import { matchRoute } from "./match-route.ts";
import { loadedPage, loadPage } from "./page-modules.ts";
import { usePath } from "./use-path.ts";

/** Renders the page of the current path and keeps the tab's title right [R1–R8]. */
export function CurrentPage() {
  const route = matchRoute(usePath());
  const { meta, Page } = loadedPage(route) ?? use(loadPage(route));
  useEffect(() => {
    document.title = pageTitle(meta);
    document.querySelector('meta[name="description"]')?.setAttribute("content", meta.description);
  }, [meta]);
  return <Page key={route.path} />;
}
