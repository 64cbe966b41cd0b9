import { useEffect, useState } from "react";

/** A value once it has stayed the same for `pause` milliseconds, so that a live region does not chatter. */
export function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
