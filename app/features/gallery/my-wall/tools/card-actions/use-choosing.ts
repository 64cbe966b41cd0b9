import { useEffect, useEffectEvent } from "react";
import { isPlainClick } from "#app/input/plain-click.ts";
import { type Card, cardAt } from "./card-at.ts";

/** While one chooses several, a tap on a card chooses its picture instead of opening it. */
export function useChoosing(choosing: boolean, onChoose: (card: Card) => void): void {
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (!choosing) return;
    const listening = new AbortController();
    addEventListener(
      "click",
      (event) => {
        const card = cardAt(event.target);
        const link = event.target instanceof Element ? event.target.closest("a") : undefined;
        if (!card || !link || !isPlainClick(event) || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        choose(card);
      },
      { signal: listening.signal, capture: true },
    );
    return () => listening.abort();
  }, [choosing]);
}
