import { useEffect } from "react";
import { usePath } from "./use-path.ts";

/**
 * Closes what belongs to the page that it was opened on: when another one comes and, by Back and Forward, when the same
 * one changes below it (another arc, a search), which nobody would see.
 * @param close always the same function
 */
export function useLeavePage(close: () => void): void {
  const path = usePath();
  useEffect(() => {
    addEventListener("popstate", close);
    return () => {
      removeEventListener("popstate", close);
      close();
    };
  }, [path, close]);
}
