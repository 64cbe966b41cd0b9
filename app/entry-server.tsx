import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { pageTitle } from "./page-title.ts";
import { Root } from "./root.tsx";
import { loadPage } from "#app/router/page-modules.ts";
import { PrerenderedPath } from "#app/router/use-path.ts";
import { defineRoutes } from "#app/router/route-table.ts";
import { urlTable } from "./routes.ts";

export interface PrerenderedPage {
  path: string;
  html: string;
  title: string;
  description: string;
}

defineRoutes(urlTable);

/** Renders the seven pages and the 404 page to HTML, for the build. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const route of [...urlTable.routes, urlTable.notFound]) {
    const { meta } = await loadPage(route);
    // One whole document: boundaries of any size stay in place, so that no inline script is needed.
    const { prelude } = await prerender(
      <PrerenderedPath value={route.path}>
        <StrictMode>
          <Root />
        </StrictMode>
      </PrerenderedPath>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    pages.push({
      path: route.path,
      html: await new Response(prelude).text(),
      title: pageTitle({ page: meta.title }),
      description: meta.description,
    });
  }
  return pages;
}
