import { Link } from "../../router/link.tsx";
import { usePath } from "../../router/use-path.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import styles from "./not-found.module.css";
import { rankPages } from "./rank-pages.ts";

/** Ways out of the 404 page: the nearest page first once the address is known, then all the others [R8]. */
export function NearestPages() {
  const path = usePath();
  const hydrated = useHydrated();
  const pages = rankPages(hydrated ? path : "");
  return (
    <nav aria-label="Pages du site" className={styles.ways}>
      <p>En attendant que la machine soit réparée, ces époques-là restent ouvertes :</p>
      <ul className={styles.links}>
        {pages.map(({ to, label }, index) => (
          // A place keeps its size while its page changes, so that nothing jumps once the address is known.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Link href={to} className={styles.link} data-nearest={hydrated && index === 0 ? "" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
