import type { PagePath } from "#addresses/pages.ts";
import type { HomeData } from "#schemas/page-data.ts";
import type { Picture as PictureData } from "#schemas/picture.ts";
import { ArcPlate } from "#app/ui/arc-plate/arc-plate.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { LATEST_SIZES } from "../latest-posters/latest-posters.tsx";
import styles from "./section-glimpse.module.css";

/** How many of the latest posters stand for them all. */
const POSTERS = 3;

/** What a section looks like, at the end of its row; decoration, since the row says what it is. */
export function SectionGlimpse({ of, home }: { of: PagePath; home: HomeData }) {
  const { latest, glimpses } = home;
  switch (of) {
    case "/affiche":
      // The same files as under « Les dernières affiches »: fetched once.
      return (
        <Pictures
          of={latest.slice(0, POSTERS).map(({ picture }) => picture)}
          sizes={LATEST_SIZES}
          look={styles.posters}
        />
      );
    case "/panneau":
      return <Pictures of={glimpses.signs} sizes="90px" look={styles.signs} />;
    case "/stream":
      return <Pictures of={glimpses.faces} sizes="68px" look={styles.round} />;
    case "/vidéo":
      return <Pictures of={glimpses.films} sizes="130px" look={styles.films} />;
    case "/arc":
      return (
        <div className={classNames(styles.glimpse, styles.plates)}>
          {glimpses.arcs.map(({ key, picture, number }) => (
            <div key={key} data-arc={key}>
              <ArcPlate picture={picture} number={number} sizes="46px" className={styles.item} />
            </div>
          ))}
        </div>
      );
    default:
      return (
        <div className={classNames(styles.glimpse, styles.round)}>
          {glimpses.records.map((arc, index) => (
            // The groups never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} data-arc={arc}>
              <div className={classNames(styles.item, styles.record)} />
            </div>
          ))}
        </div>
      );
  }
}

interface PicturesProps {
  of: readonly PictureData[];
  sizes: string;
  look: string | undefined;
}

function Pictures({ of, sizes, look }: PicturesProps) {
  return (
    <div className={classNames(styles.glimpse, look)}>
      {of.map((picture) => (
        <div key={picture.key}>
          <Picture picture={picture} sizes={sizes} alt="" className={styles.item} />
        </div>
      ))}
    </div>
  );
}
