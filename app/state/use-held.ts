import { useEffect, useRef } from "react";

/** A value as it was drawn last before it was held, as long as it is. */
export function useHeld<T>(value: T, held: boolean): T {
  const last = useRef(value);
  useEffect(() => {
    if (!held) last.current = value;
  }, [value, held]);
  // oxlint-disable-next-line react/refs -- what was drawn last, which changes nothing by itself
  return held ? last.current : value;
}
