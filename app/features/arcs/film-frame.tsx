import { Link } from "../../router/link.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import { IconMusic, IconPlayerPlayFilled, IconUsers } from "../../ui/icons.ts";
import { Picture } from "../../ui/picture.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { lengthInDays } from "./days.ts";
import styles from "./film-frame.module.css";
import type { TimelineArc } from "./reel.ts";

/** The patterns of the plates, in turn, for arcs without a picture. */
const plates = [styles.ruled, styles.striped, styles.ringed, styles.rayed, styles.dotted];

/** A name such as Sainte-Braise. */
const COMPOUND_NAME = /(\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)+)/u;

export interface FilmFrameProps {
  arc: TimelineArc;
  /** Its place in the story, from 1. */
  number: number;
}

/** One arc: name, dates to the letter, description, its own link if any [A3], and ways to its players and its music. */
export function FilmFrame({ arc, number }: FilmFrameProps) {
  const { key, name, lang, era, link, picture, playlist } = arc;
  const days = lengthInDays(arc.start, arc.end);
  return (
    <article id={key} className={styles.frame} data-arc={key} aria-labelledby={`${key}-titre`}>
      <div className={classNames(styles.plate, !picture && plates[(number - 1) % plates.length])}>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 40rem) 20rem, 100vw"
            alt=""
            className={styles.picture}
          />
        )}
        <p className={styles.length}>
          <span className={styles.days}>{days.toLocaleString("fr-FR")}</span> {days > 1 ? "jours" : "jour"}
        </p>
      </div>
      <div className={styles.title}>
        <p className={styles.dates}>{arc.dates}</p>
        <h3 id={`${key}-titre`} className={styles.name} lang={lang}>
          {name}
        </h3>
        {era && (
          <p className={styles.era}>
            <span className={styles.eraWords}>L’histoire se passe en</span> {era}
          </p>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.description}>
          <Unbroken text={arc.description} pattern={COMPOUND_NAME} />
        </p>
        <ul className={styles.links}>
          {link && (
            <li>
              <ExternalLink href={link.href} className={styles.main}>
                <IconPlayerPlayFilled size={18} aria-hidden />
                {link.label}
              </ExternalLink>
            </li>
          )}
          {arc.streamers > 0 && (
            <li>
              <Link href={`/stream?arc=${encodeURIComponent(key)}`} className={styles.link}>
                <IconUsers size={18} aria-hidden />
                <span>
                  {arc.streamers > 1 ? `Les ${arc.streamers} joueurs` : "Le joueur"} de{" "}
                  <span lang={lang}>{name}</span>
                </span>
              </Link>
            </li>
          )}
          {playlist && (
            <li>
              <Link
                href={`/musique?piste=${encodeURIComponent(playlist.first)}#musique-${key}`}
                className={styles.link}
              >
                <IconMusic size={18} aria-hidden />
                Sa musique, par {playlist.creator}
              </Link>
            </li>
          )}
        </ul>
      </div>
    </article>
  );
}
