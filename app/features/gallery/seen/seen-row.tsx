import { useEffectEvent, useLayoutEffect, useState } from "react";
import { useId } from "#app/ui/hydration/use-id.ts";
import { useStore } from "#app/state/store.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { toast } from "#app/ui/toast/toast.ts";
import { useGallery } from "../gallery-context.ts";
import { seenWords } from "../gallery-words.ts";
import { openPicture } from "../thumbnail-flight.ts";
import { useArrival } from "../use-arrival.ts";
import { seenIn } from "./kept-seen.ts";
import styles from "./seen-row.module.css";

export interface SeenRowProps {
  /** `back` gives the focus back to what opened it. */
  onClose: (back: boolean) => void;
}

/** What was opened lately, in a row, the last first; or that nothing was. What is searched for then takes its place. */
export function SeenRow({ onClose }: SeenRowProps) {
  const { words, list, query } = useGallery();
  const titleId = useId();
  const place = useArrival();
  const store = seenIn(words.gallery);
  const [emptied, setEmptied] = useState<readonly string[]>();
  const [under] = useState(query);
  const giveWay = useEffectEvent(() => onClose(false));
  useLayoutEffect(() => {
    if (query !== "" && query !== under) giveWay();
  }, [query, under]);
  const positions = useStore(store).flatMap((id) => {
    const position = list.find(id);
    return position < 0 ? [] : position;
  });

  function empty() {
    setEmptied(store.get());
    store.set([]);
    toast.status("La liste est vidée.");
  }

  function takeBack(before: readonly string[]) {
    store.set(before);
    toast.status("La liste est revenue.");
  }

  return (
    // Its button closes it; so does Esc, for whoever stands in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={place}
      className={styles.seen}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={({ key }) => key === "Escape" && onClose(true)}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {seenWords(words)}
        </h2>
        {positions.length > 0 && <p>Sur cet appareil seulement.</p>}
        {/* One button for both: the keyboard that emptied the list stands on the way back. */}
        {(positions.length > 0 || emptied) && (
          <Button
            tone="quiet"
            className={styles.empty}
            onClick={({ detail }) => {
              // The second press of whoever presses twice would take it back.
              if (detail > 1) return;
              if (positions.length > 0) empty();
              else if (emptied) takeBack(emptied);
            }}
          >
            {positions.length > 0 ? "Vider" : "Annuler"}
          </Button>
        )}
      </header>
      {positions.length === 0 ? (
        <p className={styles.none}>
          Les {words.gallery} que vous ouvrirez se retrouveront ici, sur cet appareil seulement.
        </p>
      ) : (
        <ul className={styles.row}>
          {positions.map((position) => {
            const item = list.item(position);
            const { id, title, picture } = item;
            return (
              <li key={id}>
                <button
                  type="button"
                  className={styles.picture}
                  title={`${words.one} : ${title}`}
                  onClick={({ currentTarget }) => {
                    const image = currentTarget.querySelector("img");
                    if (image) openPicture(words, item, image);
                  }}
                >
                  <Picture picture={picture} sizes="6rem" alt="" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
