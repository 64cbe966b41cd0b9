import { site } from "#app/content/site.ts";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Root } from "./root.tsx";
import { matchRoute } from "#app/router/match-route.ts";
import { loadPage } from "#app/router/page-modules.ts";
import { defineRoutes } from "#app/router/route-table.ts";
import { urlTable } from "./routes.ts";
import { bearTranslation } from "./translated-page.ts";

defineRoutes(urlTable(site.frames.length > 0));

bearTranslation();

const container = document.getElementById("root");
if (!container) throw new Error("The document has no #root element.");

// The page's code is there before hydration, so that the first render equals the prerendered HTML.
await loadPage(matchRoute(location.pathname));

const tree = (
  <StrictMode>
    <Root />
  </StrictMode>
);
// As a transition, in slices: a page that is being taken over still scrolls and answers.
if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, tree));
else createRoot(container).render(tree);
