import { site } from "#app/content/site.ts";
import { options } from "preact";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { onceTakenOver } from "#app/ui/hydration/take-over.ts";
import { ignoreSecondTaps } from "#app/input/second-tap.ts";
import { bearTranslation, Root } from "./root.tsx";
import { matchRoute } from "#app/router/match-route.ts";
import { loadPage } from "#app/router/page-modules.ts";
import { defineRoutes } from "#app/router/route-table.ts";
import { urlTable } from "./routes.ts";

defineRoutes(urlTable(site.frames.length > 0));

bearTranslation();
ignoreSecondTaps();

const container = document.getElementById("root");
if (!container) throw new Error("no #root");

// The page's code is there before hydration, so that the first render equals the prerendered HTML.
await loadPage(matchRoute(location.pathname));
// Its code has just run: the page answers, and moves, before the tree is made from it.
await new Promise((resolve) => setTimeout(resolve));

// Strict while developing: it does nothing in the built page.
const tree = import.meta.env.DEV ? (
  <StrictMode>
    <Root />
  </StrictMode>
) : (
  <Root />
);
// The effects of this first drawing have tasks of their own; those of what a person does later follow it at once, as in React
// (decision 72).
options.requestAnimationFrame = (run) => setTimeout(run);
onceTakenOver(() => (options.requestAnimationFrame = (run) => queueMicrotask(run)));
// Nothing is prerendered while developing.
if (import.meta.env.DEV) createRoot(container).render(tree);
else hydrateRoot(container, tree);
