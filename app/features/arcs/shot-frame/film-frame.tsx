import { frenchNumber } from "#text/counted.ts";
import { dayNoun, lengthInDays } from "#text/days.ts";
import { Link } from "#app/router/link.tsx";
import { ArcPlate } from "#app/ui/arc-plate/arc-plate.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ExternalLink } from "#app/ui/external-link/external-link.tsx";
import { Faces } from "#app/ui/picture/faces.tsx";
import { IconMusic, IconPhoto, IconPlayerPlayFilled, IconSign, IconUsers } from "#app/ui/icons/icons.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { targetLink } from "#app/ui/target-link/target-link.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import { Unbroken } from "#app/ui/typography/unbroken.tsx";
import { hangingWords, streamerWords } from "../arcs-words.ts";
import type { TimelineArc } from "../reel/reel.ts";
import styles from "./film-frame.module.css";

/** A name such as Sainte-Braise, with what is written close to it. */
const COMPOUND_NAME = /(\S*\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)+\S*(?:[\u00a0\u202f][;:!?»])?)/u;

export interface FilmFrameProps {
  arc: TimelineArc;
  /** Its place in the story, from 1. */
  number: number;
}

/** One arc: name, dates to the letter, description, its own link if any [A3], and ways to its streamers and its music. */
export function FilmFrame({ arc, number }: FilmFrameProps) {
  const { key, name, lang, era, link, picture, hung, faces, playlist } = arc;
  // Where links are listed without what stands around them.
  const ofThisArc = (
    <VisuallyHidden>
      {" "}
      de <span lang={lang}>{name}</span>
    </VisuallyHidden>
  );
  const days = arc.end === undefined ? undefined : lengthInDays(arc.start, arc.end);
  return (
    <article id={key} className={styles.frame} data-arc={key} aria-labelledby={`${key}-titre`}>
      {/* The name first to the ear, as in a list of headings; to the eye its dates and picture lead to it. */}
      <div className={styles.title}>
        <h3 id={`${key}-titre`} className={styles.name} lang={lang}>
          {name}
        </h3>
        <p className={styles.dates}>{arc.dates}</p>
        {era && (
          <p className={styles.era}>
            <span className={styles.eraWords}>L’histoire se passe en</span> {era}
          </p>
        )}
      </div>
      <ArcPlate
        picture={picture}
        number={number}
        sizes="(min-width: 40rem) 20rem, 100vw"
        className={styles.plate}
      >
        {hung && (
          <Link href={`/affiche?affiche=${hung.id}`} className={styles.hung}>
            <Picture
              picture={hung.picture}
              sizes="(min-width: 40rem) 148px, 108px"
              alt={`Affiche : ${hung.title}`}
              className={styles.poster}
            />
          </Link>
        )}
        <p className={styles.length}>
          {days === undefined ? (
            "En cours"
          ) : (
            <>
              <span className={styles.days}>{frenchNumber(days)}</span> {dayNoun(days)}
            </>
          )}
        </p>
      </ArcPlate>
      <div className={styles.words}>
        <p className={styles.description}>
          <Unbroken text={arc.description} pattern={COMPOUND_NAME} />
        </p>
        <ul className={styles.links}>
          {link && (
            <li>
              <ExternalLink href={link.href} className={classNames(targetLink, styles.main)}>
                <IconPlayerPlayFilled size={18} aria-hidden />
                {link.label}
              </ExternalLink>
            </li>
          )}
          {arc.streamers > 0 && (
            <li>
              <Link href={`/stream?arc=${encodeURIComponent(key)}`} className={styles.streamers}>
                <Faces faces={faces} />
                <span className={classNames(targetLink, styles.link)}>
                  <IconUsers size={18} aria-hidden />
                  <span>
                    {streamerWords(arc.streamers)} de <span lang={lang}>{name}</span>
                  </span>
                </span>
              </Link>
            </li>
          )}
          {arc.hanging.affiches > 0 && (
            <li>
              <Link
                href={`/affiche?arc=${encodeURIComponent(key)}`}
                className={classNames(targetLink, styles.link)}
              >
                <IconPhoto size={18} aria-hidden />
                {hangingWords("affiches", arc.hanging.affiches)}
                {ofThisArc}
              </Link>
            </li>
          )}
          {arc.hanging.panneaux > 0 && (
            <li>
              <Link
                href={`/panneau?arc=${encodeURIComponent(key)}`}
                className={classNames(targetLink, styles.link)}
              >
                <IconSign size={18} aria-hidden />
                {hangingWords("panneaux", arc.hanging.panneaux)}
                {ofThisArc}
              </Link>
            </li>
          )}
          {playlist && (
            <li>
              <Link
                href={`/musique?piste=${encodeURIComponent(playlist.first)}#musique-${key}`}
                className={classNames(targetLink, styles.link)}
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
