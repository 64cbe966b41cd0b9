import { useEffect, useEffectEvent } from "react";
import { isBareKey } from "./bare-key.ts";

/**
 * Calls `act` when a key is pressed alone, anywhere but in a text field, for as long as the component is there.
 * @param key as the event names it; false while none is waited for
 * @param taken as for {@link isBareKey}
 */
export function useKey(key: string | false, act: () => void, taken?: string): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || !isBareKey(event, taken)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
