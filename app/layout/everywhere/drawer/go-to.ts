import { navigate } from "#app/router/navigate.ts";
import { setQueryParam } from "#app/router/use-query-param.ts";
import type { Answer } from "./find/find-everywhere.ts";

/** Leads to an answer. A picture of the wall that is shown already opens over it as by a click, its filters left. */
export async function goTo({ href, opens }: Pick<Answer, "href" | "opens">): Promise<void> {
  if (opens && new URL(href, location.href).pathname === location.pathname)
    setQueryParam(opens.param, opens.id, { state: { opened: true } });
  else await navigate(href);
}
