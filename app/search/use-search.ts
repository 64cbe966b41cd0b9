import { useEffect, useRef, useState } from "react";
import { holdAddress, settleAddress } from "#app/router/pending-address.ts";
import { usePageTitle } from "#app/page-title.ts";
import { useHeld } from "#app/state/use-held.ts";
import { useQueryParam } from "#app/router/use-query-param.ts";
import { foldQuery } from "#text/fold-text.ts";
import { quoted } from "#text/quoted.ts";

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
 * @param held whether the address has gone on to something that is not there yet: what stood there stays, but for what is typed
 */
export function useSearch(held = false): Search {
  const [asked = "", store] = useQueryParam("q");
  const stored = useHeld(asked, held);
  const [draft, setDraft] = useState<string>();
  const letGo = useRef<() => void>(undefined);

  function type(next: string) {
    setDraft(next);
    // Here and not in an effect: whatever follows may come before this is drawn.
    letGo.current = holdAddress(() => {
      store(next.trim() === "" ? undefined : next, { replace: true, state: history.state });
      setDraft(undefined);
    });
  }

  useEffect(() => {
    if (draft === undefined) return;
    const drop = () => setDraft(undefined);
    const release = letGo.current;
    const timer = setTimeout(settleAddress, PAUSE);
    // Back and Forward lead to an address that says its own.
    addEventListener("popstate", drop);
    return () => {
      release?.();
      clearTimeout(timer);
      removeEventListener("popstate", drop);
    };
  }, [draft]);

  // As the address, and not with each key.
  usePageTitle("search", stored.trim() ? quoted(stored.trim()) : undefined);

  const text = draft ?? stored;
  return { text, type, query: foldQuery(text) };
}
