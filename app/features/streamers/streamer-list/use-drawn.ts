import { useEffect, useState } from "react";
import { isReturn } from "#app/router/navigate.ts";
import { useHydrated } from "#app/ui/hydration/use-hydrated.ts";
import { type Streamer, streamerAnchor } from "../streamer.ts";

/** How many square pixels of the screen one of the first takes at least, and how many of them there are at most. */
const PLACE = 40_000;
const FIRST = 32;
/** How many people follow in each task: a tenth of a second on a slow phone. */
const MORE = 24;

/**
 * How many of the people are drawn. A choice is answered by the first of them, however many hundreds follow: these come in tasks of
 * their own; a link to somebody, by those down to them and a screen more. The page that was loaded and one come back to are whole: a
 * place is sought in them.
 * @param question what the list answers
 */
export function useDrawn(people: readonly Streamer[], question: string): number {
  const hydrated = useHydrated();
  const atOnce = () => (!hydrated || isReturn() ? Infinity : named(people) + firstOnes());
  const [drawn, setDrawn] = useState(() => ({ question, count: atOnce() }));
  const count = drawn.question === question ? drawn.count : atOnce();
  useEffect(() => {
    if (drawn.question === question && count >= people.length) return undefined;
    const turn = setTimeout(() => setDrawn({ question, count: count + MORE }));
    return () => clearTimeout(turn);
  }, [drawn, question, count, people.length]);
  return count;
}

/** How many stand down to the one whom the end of the address names. */
function named(people: readonly Streamer[]): number {
  return people.findIndex((person) => `#${streamerAnchor(person)}` === location.hash) + 1;
}

/** As many as the screen has room for; the window's own measures would have the page laid out first. */
function firstOnes(): number {
  return Math.min(FIRST, Math.ceil((screen.width * screen.height) / PLACE));
}
