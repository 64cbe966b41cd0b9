import type { MouseEvent } from "react";
import { createPortal } from "react-dom";
import { SKIP_LINKS } from "./skip-links.ts";

export interface SkipLinkProps {
  /** The id of what it leads to, which takes the focus: it stands in the window, far down by the keyboard. */
  to: string;
  children: string;
}

/** One more link among the first of the page, for as long as there is something to lead to. */
export function SkipLink({ to, children }: SkipLinkProps) {
  const place = document.getElementById(SKIP_LINKS);
  function skip(event: MouseEvent) {
    event.preventDefault();
    document.getElementById(to)?.focus({ preventScroll: true });
  }
  return (
    place &&
    createPortal(
      <a href={`#${to}`} onClick={skip}>
        {children}
      </a>,
      place,
    )
  );
}
