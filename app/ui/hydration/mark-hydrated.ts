import { useEffect } from "react";

/** Notes on the document that React has taken the page over: styles and tests may wait for it. */
export function useMarkHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
}
