import { useEffect, useState } from "react";
import type { QueryName } from "#addresses/pages.ts";
import { holdAddress, settleAddress } from "#app/router/pending-address.ts";
import { useQueryParam } from "#app/router/use-query-param.ts";
import { foldQuery } from "#text/fold-text.ts";

/** Rest of the fingers, in milliseconds, before the address follows: browsers limit how often it may change. */
const PAUSE = 250;

export interface Search {
  /** As typed. */
  text: string;
  type: (text: string) => void;
  /** As it is compared; empty when everything shows. */
  query: string;
}

/**
 * A search that lives in a parameter of the address: what is typed shows at once, the address follows without a new
 * history entry, at the latest before it changes for anything else, and Back or a link that changes the address
 * changes the text.
 */
export function useSearch(param: QueryName = "q"): Search {
  const [stored = "", store] = useQueryParam(param);
  const [draft, setDraft] = useState<string>();

  useEffect(() => {
    if (draft === undefined) return;
    const drop = () => setDraft(undefined);
    const letGo = holdAddress(() => {
      store(draft.trim() === "" ? undefined : draft, { replace: true, state: history.state });
      drop();
    });
    const timer = setTimeout(settleAddress, PAUSE);
    // Back and Forward lead to an address that says its own.
    addEventListener("popstate", drop);
    return () => {
      letGo();
      clearTimeout(timer);
      removeEventListener("popstate", drop);
    };
  }, [draft, store]);

  const text = draft ?? stored;
  return { text, type: setDraft, query: foldQuery(text) };
}
