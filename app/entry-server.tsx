import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { site } from "virtual:content/site";
import { type AnyPath, CHOOSER, everyPath } from "#addresses/pages.ts";
import { pageTitle } from "./page-title.ts";
import { Root } from "./root.tsx";
import { matchRoute } from "#app/router/match-route.ts";
import { loadPage } from "#app/router/page-modules.ts";
import { PrerenderedPath } from "#app/router/use-path.ts";
import { defineRoutes } from "#app/router/route-table.ts";
import { urlTable } from "./routes.ts";

export interface PrerenderedPage {
  path: AnyPath;
  html: string;
  title: string;
  description: string;
}

const framed = site.frames.length > 0;
defineRoutes(urlTable(framed));

/** Renders to HTML every page that this site has, for the build. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  const paths: AnyPath[] = [...everyPath(), ...(framed ? ([CHOOSER] as const) : [])];
  for (const path of paths) {
    const { meta } = await loadPage(matchRoute(path));
    // One whole document: boundaries of any size stay in place, so that no inline script is needed.
    const { prelude } = await prerender(
      <PrerenderedPath value={path}>
        <StrictMode>
          <Root />
        </StrictMode>
      </PrerenderedPath>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    pages.push({
      path,
      html: await new Response(prelude).text(),
      title: pageTitle({ page: meta.title }),
      description: meta.description,
    });
  }
  return pages;
}
