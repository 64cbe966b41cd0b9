import type { HomeData } from "#schemas/page-data.ts";
import { frenchSpaces } from "#schemas/french-spaces.ts";
import { Link } from "../../router/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./section-index.module.css";

/** The way into each section, each with something of what is in it now [A1]. */
export function SectionIndex({ home }: { home: HomeData }) {
  const { counts, latest, lastArc } = home;
  const sections = [
    {
      to: "/affiche",
      name: "Affiches",
      count: counts.posters,
      detail: latest[0] && frenchSpaces(`Dernière collée : « ${latest[0].title} »`),
    },
    {
      to: "/panneau",
      name: "Panneaux",
      count: counts.signs,
      detail: "Enseignes, plaques et avertissements, à planter où vous voulez",
    },
    { to: "/stream", name: "Joueurs", count: counts.streamers, detail: "Qui jouait qui, arc par arc" },
    {
      to: "/arc",
      name: "Arcs",
      count: counts.arcs,
      detail: (
        <>
          Le dernier{"\u00a0"}: <span lang={lastArc.lang}>{lastArc.name}</span>, {lastArc.dates}
        </>
      ),
    },
    { to: "/vidéo", name: "Vidéos", count: counts.creators, detail: "Les créateurs et leurs films" },
    { to: "/musique", name: "Musique", count: counts.tracks, detail: "À écouter en parcourant le mur" },
  ];
  return (
    <section className={styles.section} aria-labelledby="tout-le-site">
      <h2 id="tout-le-site" className={styles.title}>
        Faites le tour
      </h2>
      <ul>
        {sections.map(({ to, name, count, detail }) => (
          <li key={to} className={styles.row}>
            <Link href={to} className={styles.link}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{count}</span>
              <span className={styles.detail}>{detail}</span>
            </Link>
          </li>
        ))}
      </ul>
      {latest.length > 0 && (
        <div className={styles.latest}>
          <h3 className={styles.latestTitle}>Les dernières affiches</h3>
          <ul className={styles.posters}>
            {latest.map((item) => (
              <li key={item.id} className={styles.poster}>
                <Link href={`/affiche?affiche=${item.id}`}>
                  <Picture
                    picture={item.picture}
                    sizes="(min-width: 64rem) 200px, 30vw"
                    alt={`Affiche : ${item.title}`}
                  />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
