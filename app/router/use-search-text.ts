import { useEffect, useState } from "react";
import { useQueryParam } from "./use-query-param.ts";

/** Rest of the fingers, in milliseconds, before the address follows: browsers limit how often it may change. */
const PAUSE = 250;

/**
 * The text of a search box that lives in a parameter of the address: what is typed shows at once, the address follows
 * without a new history entry, and Back or a link that changes the address changes the text.
 */
export function useSearchText(param: string): [string, (text: string) => void] {
  const [stored = "", store] = useQueryParam(param);
  const [draft, setDraft] = useState<string>();

  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => {
      store(draft.trim() === "" ? undefined : draft, { replace: true, state: history.state });
      setDraft(undefined);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [draft, store]);

  return [draft ?? stored, setDraft];
}
