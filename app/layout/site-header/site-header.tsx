import { site } from "#app/content/site.ts";
import { useEffect, useRef, useState } from "react";
import { PAGES } from "#addresses/pages.ts";
import { useCloseRequest } from "#app/input/use-close-request.ts";
import { Link } from "#app/router/link.tsx";
import { usePath } from "#app/router/use-path.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconMenu2, IconX } from "#app/ui/icons/icons.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import { DonationTool } from "../corner-tools/corner-tools.tsx";
import { SearchButton } from "../everywhere/everywhere.tsx";
import opened from "./open-menu.module.css";
import styles from "./site-header.module.css";

/** Logo, the seven links and, on phones, the menu behind a burger button [H1, H2, H3]. */
export function SiteHeader() {
  // The menu belongs to the page that it was opened on: Back and Forward close it too.
  const [openOn, setOpenOn] = useState<string>();
  const burger = useRef<HTMLButtonElement>(null);
  const path = usePath();
  const open = openOn === path;
  const close = () => setOpenOn(undefined);

  useCloseRequest(open, () => {
    close();
    burger.current?.focus();
  });

  // A tablet turned to where the links have a row leaves no menu behind, which a Back would be spent on.
  useEffect(() => {
    if (!open) return;
    const onResize = () => burger.current?.offsetWidth || setOpenOn(undefined);
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  }, [open]);

  return (
    // What the open menu darkens belongs to the header (open-menu.module.css); Esc does for the keyboard what a press there does.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <header
      className={classNames(styles.header, opened.header, open && opened.raised)}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      // Whoever walks out of the menu by keyboard must not stand under it.
      onBlur={({ relatedTarget: next }) => {
        if (next instanceof Element && next !== burger.current && !next.closest("#menu-principal")) close();
      }}
    >
      <Link href="/" className={styles.brand} aria-current={false}>
        <Picture
          picture={site.logo}
          sizes="44px"
          alt={`${site.name}, accueil`}
          priority
          className={styles.logo}
        />
        <span className={styles.name} aria-hidden>
          {site.name}
        </span>
      </Link>
      <SearchButton />
      <button
        ref={burger}
        type="button"
        className={styles.burger}
        aria-expanded={open}
        aria-controls="menu-principal"
        onClick={() => setOpenOn(open ? undefined : path)}
      >
        {open ? <IconX aria-hidden /> : <IconMenu2 aria-hidden />}
        <span className={styles.word}>{open ? "Fermer" : "Menu"}</span>
        {open && <VisuallyHidden> le menu</VisuallyHidden>}
      </button>
      <nav
        id="menu-principal"
        aria-label="Menu principal"
        className={classNames(styles.nav, open && opened.open)}
      >
        <ul className={styles.links}>
          {PAGES.map(({ path: to, label }) => (
            <li key={to}>
              <Link href={to} className={styles.link} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* After the menu: in a wide window it is in the corner, and on a narrow one beside the button of the menu. */}
      <DonationTool />
    </header>
  );
}
