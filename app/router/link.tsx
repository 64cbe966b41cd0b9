import type { AnchorHTMLAttributes, MouseEvent } from "react";
import type { SiteAddress } from "#addresses/pages.ts";
import { isPlainClick } from "#app/input/plain-click.ts";
import { canonicalPath, matchRoute } from "./match-route.ts";
import { navigate } from "./navigate.ts";
import { loadPage } from "./page-modules.ts";
import { usePath } from "./use-path.ts";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: SiteAddress;
}

/**
 * A link inside the site: a real anchor that navigates without a reload, fetches the page's code when the pointer or
 * the focus comes near, and carries `aria-current="page"` on the page that it leads to [H2]. There it leads to the top.
 */
export function Link({ href, onClick, ...anchor }: LinkProps) {
  const path = usePath();
  const target = href.replace(/[?#].*$/, "") || path;
  const prefetch = () => void loadPage(matchRoute(target)).catch(() => undefined);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href);
    // The page itself, asked for again: from its start, unless a place in it is named.
    if (!href.includes("#") && canonicalPath(href) === path) scrollTo({ top: 0, behavior: "instant" });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the properties
    <a
      aria-current={canonicalPath(target) === path ? "page" : undefined}
      {...anchor}
      href={href}
      onClick={follow}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    />
  );
}
