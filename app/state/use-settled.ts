import { useEffect, useState } from "react";

/**
 * A value that follows another once the frame that shows the other has been painted: what takes long to draw never keeps
 * what is typed waiting.
 */
export function useSettled<T>(value: T): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame's callbacks run before its paint, a timer after it.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => settle(value))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}
