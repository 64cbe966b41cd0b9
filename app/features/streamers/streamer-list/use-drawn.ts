import { useEffect, useState } from "react";
import { isReturn } from "#app/router/navigate.ts";
import { useHydrated } from "#app/ui/hydration/use-hydrated.ts";

/** The first screens of a list, on a large window too, and how many people follow in each task: a tenth of a second on a slow phone. */
const FIRST = 32;
const MORE = 24;

/**
 * How many of the people are drawn. A choice is answered by the first of them, however many hundreds follow: these come in tasks of
 * their own. The page that was loaded, one come back to and one whose address names somebody are whole: a place is sought in them.
 * @param question what the list answers
 */
export function useDrawn(people: number, question: string): number {
  const hydrated = useHydrated();
  const whole = () => !hydrated || isReturn() || location.hash !== "";
  const [drawn, setDrawn] = useState(() => ({ question, count: whole() ? Infinity : FIRST }));
  const count = drawn.question === question ? drawn.count : whole() ? Infinity : FIRST;
  useEffect(() => {
    if (drawn.question === question && count >= people) return undefined;
    const turn = setTimeout(() => setDrawn({ question, count: count + MORE }));
    return () => clearTimeout(turn);
  }, [drawn, question, count, people]);
  return count;
}
