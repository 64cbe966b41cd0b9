import { STREAMERS_CACHE } from "#addresses/files.ts";
import { API_ROUTES } from "#http-policy/api-routes.ts";
import { answerApi } from "./api.ts";
import type { Bindings, Context, EdgeSite } from "./bindings.ts";
import { createPages } from "./pages/pages.ts";
import { type RoundName, ROUNDS } from "./round-times.ts";
import { playRound } from "./rounds/rounds.ts";
import { openEdge } from "./open-edge.ts";
import { answerStreamers } from "./streamers.ts";

/** Every route but that of the policy's reports: pages do not name it here (docs/decisions/0059). */
const API_PATHS: ReadonlySet<string> = new Set(
  API_ROUTES.filter(({ name }) => name !== "policyReport").map(({ path }) => path),
);

/** The program of the site at the edge, in the form that Cloudflare runs. */
export interface EdgeWorker {
  fetch: (request: Request, bindings: Bindings, context: Context) => Promise<Response>;
  /** @param event which trigger, and when it was due, in milliseconds since 1970 */
  scheduled: (event: { cron: string; scheduledTime: number }, bindings: Bindings) => Promise<void>;
}

/**
 * Makes the Worker of a site: pages from the files beside it, the form, the streamers and the previews by the same rooms as
 * the server. Nothing is kept between two requests but in D1: each may be answered by another machine.
 */
export function createWorker(site: EdgeSite): EdgeWorker {
  const pages = createPages(site);
  return {
    async fetch(request, bindings, context) {
      const { pathname } = new URL(request.url);
      if (bindings.MESSAGES !== undefined) {
        if (API_PATHS.has(pathname)) return answerApi(request, await openEdge(site, bindings), context);
        if (pathname === STREAMERS_CACHE) return answerStreamers(request, site, bindings.MESSAGES);
      }
      return pages(request, bindings.FICHIERS);
    },
    async scheduled({ cron, scheduledTime }, bindings) {
      const round = Object.entries(ROUNDS).find(([, when]) => when === cron)?.[0];
      if (!isRound(round) || bindings.MESSAGES === undefined) return;
      await playRound(round, await openEdge(site, bindings), scheduledTime);
    },
  };
}

function isRound(name: string | undefined): name is RoundName {
  return name !== undefined && name in ROUNDS;
}
