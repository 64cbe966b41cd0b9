import { site } from "#app/content/site.ts";
import { LEGAL_NOTICES } from "#addresses/files.ts";
import { PAGES } from "#addresses/pages.ts";
import { Link } from "#app/router/link.tsx";
import { ExternalLink } from "#app/ui/external-link/external-link.tsx";
import styles from "./site-footer.module.css";

/** The foot of every page: the pages again, who made this, the legal texts [F1]. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>{site.name}</p>
      <p className={styles.motto}>{site.motto}</p>
      <nav aria-label="Pied de page">
        <ul className={styles.pages}>
          {PAGES.map(({ path, label }) => (
            <li key={path}>
              <Link href={path} className={styles.page}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <NoScriptContact />
      <div className={styles.small}>
        <p>
          © {site.copyright.year} <span lang="en">All rights reserved</span>
        </p>
        <div className={styles.links}>
          <p>
            {site.copyright.profiles.length > 1 ? "Les créateurs" : "Qui l’a fait"}
            {"\u00a0"}:
          </p>
          <ul className={styles.links}>
            {site.copyright.profiles.map(({ name, href }) => (
              <li key={href}>
                <ExternalLink href={href} className={styles.link}>
                  {name}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
        <ul className={styles.links}>
          <li>
            <a href={`${LEGAL_NOTICES}#mentions-legales`} className={styles.link}>
              Mentions légales
            </a>
          </li>
          <li>
            <a href={`${LEGAL_NOTICES}#confidentialite`} className={styles.link}>
              Confidentialité
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}

/** What to do where the form cannot work: the staff's own pages, which the home page names. */
function NoScriptContact() {
  return (
    <noscript>
      {/* React draws nothing of it in a browser: the words stand in the page alone. */}
      {import.meta.env.SSR && (
        <p>
          Le formulaire de contact a besoin de JavaScript. Sans lui, écrivez au staff par l’une de ses pages,
          nommées sur <a href="/">l’accueil</a>.
        </p>
      )}
    </noscript>
  );
}
