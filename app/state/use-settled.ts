import { useEffect, useState } from "react";

/**
 * A value that follows another once the frame that shows the other has been painted: what takes long to draw never keeps
 * what is typed or opened waiting.
 * @param start what it is at first; by default what it follows
 */
export function useSettled<T>(value: T, start: T = value): T {
  const [settled, settle] = useState(start);
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
