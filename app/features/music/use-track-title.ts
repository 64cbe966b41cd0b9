import { useEffect } from "react";

const MARK = "♪ ";

/** Puts the track before the page's title in the tab while it plays; pages may change their title meanwhile. */
export function useTrackTitle(title: string | undefined): void {
  useEffect(() => {
    const element = document.querySelector("title");
    if (!element || title === undefined) return;
    const prefix = `${MARK}${title} · `;
    let page = document.title;
    const show = () => {
      if (document.title.startsWith(prefix)) return;
      page = document.title;
      document.title = prefix + page;
    };
    const observer = new MutationObserver(show);
    observer.observe(element, { childList: true });
    show();
    return () => {
      observer.disconnect();
      document.title = page;
    };
  }, [title]);
}
