import { useEffect, useEffectEvent } from "react";
import { isBareKey, keyName } from "./bare-key.ts";
import { singleKeysOn } from "./single-keys.ts";

/**
 * Calls `act` when a key is pressed alone, anywhere but in a text field, for as long as the component is there; a character only
 * where the visitor leaves them on.
 * @param key as the event names it; false while none is waited for
 * @param taken as for {@link isBareKey}
 */
export function useKey(key: string | false, act: () => void, taken?: string): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (keyName(event) !== key || !isBareKey(event, taken)) return;
    if (key.length === 1 && !singleKeysOn()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
