import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { site } from "#app/content/site.ts";
import { type AnyPath, CHOOSER, everyPath } from "#addresses/pages.ts";
import { pageTitle } from "./page-title.ts";
import { Root } from "./root.tsx";
import { matchRoute } from "#app/router/match-route.ts";
import { loadPage } from "#app/router/page-modules.ts";
import { PrerenderedPath } from "#app/router/use-path.ts";
import { defineRoutes } from "#app/router/route-table.ts";
import { urlTable } from "./routes.ts";
import type { ContentFile, PageContent } from "#schemas/page-content.ts";

export interface PrerenderedPage {
  path: AnyPath;
  html: string;
  title: string;
  description: string;
  /** The files of the content that it needs besides that of the whole site. */
  content: readonly ContentFile[];
}

const framed = site.frames.length > 0;
defineRoutes(urlTable(framed));

/** Renders to HTML every page that this site has, for the build. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  const all = globalThis.siteContent ?? {};
  const paths: AnyPath[] = [...everyPath(), ...(framed ? ([CHOOSER] as const) : [])];
  for (const path of paths) {
    const route = matchRoute(path);
    const { meta } = await loadPage(route);
    // What the page reads besides, a browser would not have.
    globalThis.siteContent = { site, ...pick(all, route.content) };
    const html = renderToString(
      <PrerenderedPath value={path}>
        <StrictMode>
          <Root />
        </StrictMode>
      </PrerenderedPath>,
    );
    pages.push({
      path,
      html,
      title: pageTitle({ page: meta.title }),
      description: meta.description,
      content: route.content,
    });
  }
  return pages;
}

function pick(all: Partial<PageContent>, files: readonly ContentFile[]): Partial<PageContent> {
  const wanted = new Set<string>(files);
  return Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name)));
}
