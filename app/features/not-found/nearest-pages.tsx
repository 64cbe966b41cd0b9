import { PAGES } from "#addresses/pages.ts";
import { Link } from "#app/router/link.tsx";
import { usePath } from "#app/router/use-path.ts";
import { useHydrated } from "#app/ui/hydration/use-hydrated.ts";
import { nearestPage } from "./nearest-page.ts";
import styles from "./not-found.module.css";

/** Ways out of the 404 page: the nearest page first once the address is known, then the others in the menu's order [R8]. */
export function NearestPages() {
  const path = usePath();
  const hydrated = useHydrated();
  const nearest = hydrated ? nearestPage(path) : undefined;
  const pages = nearest ? [nearest, ...PAGES.filter((page) => page !== nearest)] : PAGES;
  return (
    <nav aria-label="Pages du site" className={styles.pages}>
      <p>
        {nearest ? "La première est sans doute la bonne" : "Ces pages-là existent bel et bien"}
        {"\u00a0"}:
      </p>
      <ul className={styles.links}>
        {pages.map((page, index) => (
          // A place keeps its size while its page changes, so that nothing jumps once the address is known.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Link href={page.path} className={styles.link} data-nearest={page === nearest ? "" : undefined}>
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
