import type { MouseEvent, ReactNode } from "react";
import { navigate } from "#app/router/navigate.ts";
import { isPlainClick } from "#app/input/plain-click.ts";

export interface AuthorLinkProps {
  author: string;
  className: string | undefined;
  /** What is heard, where that is more than is seen. */
  label?: string;
  /** Out of the tab order where the same link stands elsewhere. */
  skipped?: boolean;
  /** Whether the wall shows this author's works now. */
  current?: boolean;
  children: ReactNode;
}

/** A credit; a click shows all the works of its author, from the top of the wall. */
export function AuthorLink({
  author,
  className,
  label,
  skipped = false,
  current = false,
  children,
}: AuthorLinkProps) {
  const href = `?auteur=${encodeURIComponent(author)}`;
  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href);
    scrollTo({ top: 0, behavior: "instant" });
  }
  return (
    <a
      href={href}
      className={className}
      aria-label={label}
      tabIndex={skipped ? -1 : undefined}
      aria-current={current || undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
