import { type ReactNode, useEffect, useMemo } from "react";
import { Link } from "#app/router/link.tsx";
import { useAsked } from "#app/state/use-asked.ts";
import { AskedNote } from "#app/ui/asked-note/asked-note.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconMusic } from "#app/ui/icons/icons.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { targetLink } from "#app/ui/target-link/target-link.ts";
import type { HungPoster } from "#schemas/page-data.ts";
import type { Streamer } from "../streamer.ts";
import { focusLeft } from "./focus-left.ts";
import { knownNamedIn, loadNamedIn } from "./load-named-in.ts";
import styles from "./named-works.module.css";

export interface NamedWorksProps {
  /** The address of the file of who is named where. */
  path: string;
  streamer: Streamer;
}

/** The posters, signs and tracks that name somebody, fetched when the page of that person opens; nothing where none does. */
export function NamedWorks({ path, streamer: { username, displayName } }: NamedWorksProps) {
  const load = useMemo(() => () => loadNamedIn(path), [path]);
  const named = knownNamedIn(path, username);
  const asked = useAsked(load, !named);
  useEffect(() => {
    if (named) focusLeft();
  }, [named]);
  return (
    <div className={styles.works}>
      <AskedNote
        asked={asked}
        coming="On regarde les murs…"
        failed={`Les affiches et les pistes où figure ${displayName} n’ont pas pu être chargées.`}
      />
      {named && named.affiches.length > 0 && (
        <Works title="Sur les affiches" id="fiche-affiches">
          <Pictures works={named.affiches} page="/affiche?affiche" one="Affiche" />
        </Works>
      )}
      {named && named.panneaux.length > 0 && (
        <Works title="Sur les panneaux" id="fiche-panneaux">
          <Pictures works={named.panneaux} page="/panneau?panneau" one="Panneau" />
        </Works>
      )}
      {named && named.pistes.length > 0 && (
        <Works title="Dans la musique" id="fiche-musique">
          <ul className={styles.tracks}>
            {named.pistes.map(({ id, title, creator }) => (
              <li key={id}>
                <Link
                  href={`/musique?piste=${encodeURIComponent(id)}`}
                  className={classNames(targetLink, styles.track)}
                >
                  <IconMusic size={20} aria-hidden />
                  <span>
                    {title} <span className={styles.creator}>{creator}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Works>
      )}
    </div>
  );
}

function Works({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

interface PicturesProps {
  works: readonly HungPoster[];
  /** The page that opens one of them, and its parameter. */
  page: "/affiche?affiche" | "/panneau?panneau";
  one: string;
}

function Pictures({ works, page, one }: PicturesProps) {
  return (
    <ul className={styles.pictures}>
      {works.map(({ id, title, picture }) => (
        <li key={id}>
          <Link href={`${page}=${id}`} className={styles.picture}>
            <Picture picture={picture} sizes={sizesOf(picture)} alt={`${one} : ${title}`} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** As wide as its height makes it: a poster 160 px or three in a row, a sign more. */
function sizesOf({ width, height }: HungPoster["picture"]): string {
  const posters = width / height / 0.71;
  return `(min-width: 64rem) ${Math.ceil(160 * posters)}px, ${Math.min(95, Math.ceil(30 * posters))}vw`;
}
