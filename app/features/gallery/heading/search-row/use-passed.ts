import { type RefObject, useEffect, useState } from "react";

/** Whether an element has left the screen by its top edge. The browser tells: nothing is measured while one scrolls. */
export function usePassed(mark: RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setPassed(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark]);
  return passed;
}
