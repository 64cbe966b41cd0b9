import { useEffect, useMemo, useState } from "react";
import { Link } from "#app/router/link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { toast } from "#app/ui/toast/toast.ts";
import { targetLink } from "#app/ui/target-link/target-link.ts";
import { unfold } from "#app/ui/unfold/unfold.ts";
import type { Kin } from "#schemas/kin-file.ts";
import { isKnownAuthor } from "#text/credit.ts";
import { useGallery } from "../../gallery-context.ts";
import { useWide } from "../../use-wide.ts";
import fold from "../fold/fold.module.css";
import styles from "./around.module.css";
import { loadKin } from "./load-kin.ts";

/** How many works of the same author are shown; their name leads to all. */
const SAME = 4;

export interface AroundProps {
  /** The start of the addresses of what the pictures have to do with. */
  start: string;
  /** Which picture of the gallery. */
  position: number;
  /** What previous and next walk along. */
  order: Int32Array;
  onShow: (position: number) => void;
  /** Another one was chosen here: the focus is to go to its title. */
  onLeft: () => void;
}

/**
 * What leads on from a picture: its arc, who is on it, others in its spirit or by the same hand. Unfolded where there is
 * room; folded under the picture on a phone. Its place is kept while it is on its way.
 */
export function Around({ start, position, order, onShow, onLeft }: AroundProps) {
  const { words, list, rest, query, filters } = useGallery();
  const wide = useWide();
  const kin = useKin(start, position);
  const same = useMemo(() => sameHand(list.authors, position), [list, position]);
  if (!kin) return <div className={fold.fold} />;
  // Before the whole list is there, what is near may not be.
  const near = rest === "whole" ? kin.near : [];
  if (!kin.arc && kin.players.length + near.length + same.length === 0) return null;

  function show(next: number) {
    onShow(next);
    if (order.includes(position) && !order.includes(next)) toast.status(outside());
    // The picture that was pressed goes away with what stood around it.
    onLeft();
  }

  /** Previous and next no longer walk along what was found: that is not to be guessed. */
  function outside(): string {
    const left =
      query !== "" ? "de votre recherche" : filters.count > 0 ? "de vos filtres" : "du mur partagé";
    return `Hors ${left}\u00a0: on parcourt maintenant tout le mur.`;
  }

  return (
    <details className={classNames(fold.fold, styles.around)} open={wide}>
      <summary className={unfold}>Autour de {words.this}</summary>
      <div className={styles.body}>
        {(kin.arc || kin.players.length > 0) && (
          <ul className={styles.links} aria-label="Arc et personnages">
            {kin.arc && (
              <li data-arc={kin.arc.key}>
                <Link
                  href={`/arc#${encodeURIComponent(kin.arc.key)}`}
                  className={classNames(targetLink, styles.arc)}
                >
                  <span>
                    Arc <span lang={kin.arc.lang}>{kin.arc.name}</span>
                  </span>
                </Link>
              </li>
            )}
            {kin.players.map(({ username, name }) => (
              <li key={name}>
                <Link href={`/stream?joueur=${encodeURIComponent(username)}`} className={targetLink}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Row title="Dans le même esprit" positions={near} onShow={show} />
        <Row title="Du même auteur" positions={same} onShow={show} />
      </div>
    </details>
  );
}

interface RowProps {
  title: string;
  positions: readonly number[];
  onShow: (position: number) => void;
}

function Row({ title, positions, onShow }: RowProps) {
  const { list, words } = useGallery();
  if (positions.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.row}>
        {positions.map((position) => {
          const item = list.item(position);
          return (
            <li key={item.id}>
              <button type="button" className={styles.picture} onClick={() => onShow(position)}>
                <Picture picture={item.picture} sizes="80px" alt={`${words.one} : ${item.title}`} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Works of the same hand, those that hang next to it first: the ones after it, then the ones before. */
function sameHand(authors: readonly string[], position: number): number[] {
  const author = authors[position];
  if (author === undefined || !isKnownAuthor(author)) return [];
  const works = authors.flatMap((other, at) => (other === author && at !== position ? [at] : []));
  const after = works.filter((at) => at > position);
  return [...after, ...works.filter((at) => at < position)].slice(0, SAME);
}

/** What the picture has to do with: undefined until it is there, nothing where it cannot be fetched. */
function useKin(start: string, position: number): Kin | undefined {
  const [read, setRead] = useState<{ position: number; kin: Kin }>();
  useEffect(() => {
    let left = false;
    loadKin(start, position)
      .catch((error: unknown): Kin => {
        // The picture is there without its neighbours.
        console.error(error);
        return { arc: undefined, players: [], near: [] };
      })
      .then((kin) => left || setRead({ position, kin }), console.error);
    return () => {
      left = true;
    };
  }, [start, position]);
  return read?.position === position ? read.kin : undefined;
}
