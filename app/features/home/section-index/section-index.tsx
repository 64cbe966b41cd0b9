import type { ReactNode } from "react";
import type { PagePath } from "#addresses/pages.ts";
import type { HomeData } from "#schemas/page-data.ts";
import { enumerated } from "#text/enumerated.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { quoted } from "#text/quoted.ts";
import { Link } from "#app/router/link.tsx";
import { Unbroken } from "#app/ui/typography/unbroken.tsx";
import { hasStreamers } from "../has-streamers.ts";
import { HomeSection } from "../home-section.tsx";
import { storyYears } from "../home-words.ts";
import { SectionGlimpse } from "./section-glimpse.tsx";
import styles from "./section-index.module.css";

interface Section {
  to: PagePath;
  name: string;
  count: number;
  /** Whether there is something to see; without it, whether there is one at least. */
  open?: boolean;
  detail: ReactNode;
  /** What is announced of it until then. */
  some: string;
}

/** The way into each section, each with something of what is in it now, and a word for those that wait for it [A1]. */
export function SectionIndex({ home }: { home: HomeData }) {
  const { counts, latest, story } = home;
  const sections: Section[] = [
    {
      to: "/affiche",
      name: "Affiches",
      count: counts.posters,
      detail: latest[0] && (
        <Unbroken text={frenchSpaces(`Dernière collée : ${quoted(latest[0].title)}`)} pattern={/(«.*»)/} />
      ),
      some: "des affiches",
    },
    {
      to: "/panneau",
      name: "Panneaux",
      count: counts.signs,
      detail: "Enseignes, plaques et avertissements, à planter où vous voulez",
      some: "des panneaux",
    },
    {
      to: "/stream",
      name: "Joueurs",
      count: counts.streamers,
      open: hasStreamers(counts),
      detail: "Qui jouait qui, arc par arc",
      some: "des joueurs",
    },
    {
      to: "/arc",
      name: "Arcs",
      count: counts.arcs,
      detail: story && storyYears(story) + (story.length === undefined ? "" : `, ${story.length} de jeu`),
      some: "des histoires",
    },
    {
      to: "/vidéo",
      name: "Vidéos",
      count: counts.creators,
      detail: "Les créateurs et leurs films",
      some: "des films",
    },
    {
      to: "/musique",
      name: "Musique",
      count: counts.tracks,
      detail: "À écouter en parcourant le mur",
      some: "de la musique",
    },
  ];
  const open = sections.filter((section) => section.open ?? section.count > 0);
  const soon = sections.filter((section) => !open.includes(section)).map(({ some }) => some);
  return (
    <HomeSection titleId="tout-le-site">
      <h2 id="tout-le-site">{open.length > 0 ? "Faites le tour" : "Tout commence"}</h2>
      {open.length > 0 && (
        <ul>
          {open.map(({ to, name, count, detail }) => (
            <li key={to} className={styles.row}>
              <Link href={to} className={styles.link}>
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>{" "}
                  <span className={styles.count}>{count > 0 && count}</span>
                </span>{" "}
                <span className={styles.detail}>{detail}</span>
                <div className={styles.glimpse}>
                  <SectionGlimpse of={to} home={home} />
                </div>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {soon.length > 0 && <p className={styles.soon}>{`Bientôt ici\u00a0: ${enumerated(soon)}.`}</p>}
    </HomeSection>
  );
}
