import { useEffect, useRef, useState } from "react";
import type { WallKey } from "#addresses/wall.ts";
import { IconButton } from "#app/ui/button/icon-button.tsx";
import { IconChevronLeft, IconChevronRight, IconX } from "#app/ui/icons/icons.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { SettledStatus } from "#app/search/settled-status.tsx";
import { cardSpan } from "#hanging/card-span.ts";
import { plural } from "#text/counted.ts";
import { quoted } from "#text/quoted.ts";
import { changeWords, placeWords } from "../../change-words.ts";
import type { WallEntry } from "../../copying/copying.ts";
import styles from "./hung-pictures.module.css";
import { landOnLeft } from "../../left-open.ts";
import { moved } from "./moved.ts";
import { PictureLink, type PictureWay } from "./picture-link.tsx";
import { useDragOrder } from "./use-drag-order.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

/** How wide a picture is shown at most, by the columns it takes. */
const SIZES = {
  1: "(min-width: 40rem) 12rem, 45vw",
  2: "(min-width: 40rem) 22rem, 45vw",
  3: "(min-width: 40rem) 32rem, 45vw",
  4: "(min-width: 64rem) 42rem, (min-width: 40rem) 32rem, 45vw",
} as const;

/** What a change that was undone has brought back; where it is nothing, all that hangs. */
export interface Returned {
  keys: readonly WallKey[];
  /** One picture, and nothing else has changed. */
  alone: boolean;
}

export interface HungPicturesProps {
  entries: readonly WallEntry[];
  label: string;
  /** Takes the new order; without it, nothing can be moved. */
  onOrder?: (keys: readonly WallKey[]) => void;
  onRemove?: (entry: WallEntry) => void;
  /** To each picture, large. */
  way: PictureWay;
  /** The focus goes to the first of them, and it is heard. */
  returned?: Returned | undefined;
  /** Whether the focus goes there; it stays where more can be undone. */
  returnsFocus?: boolean;
}

/** Pictures as they would hang, in order. On one's own wall each is dragged, or moved by its buttons and their arrow keys. */
export function HungPictures({
  entries,
  label,
  onOrder,
  onRemove,
  way,
  returned,
  returnsFocus = true,
}: HungPicturesProps) {
  const list = useRef<HTMLUListElement>(null);
  /** What was moved where, as long as it hangs there: the order tells. */
  const [said, setSaid] = useState({ words: "", order: "" });
  const keys = entries.map(({ key }) => key);
  const told = said.order === keys.join(",") ? said.words : "";
  const focusLater = useKeptFocus(list, keys);
  useEffect(landOnLeft, []);

  function move(from: number, to: number) {
    const entry = entries[from];
    if (!onOrder || from === to || to < 0 || to >= keys.length || !entry) return;
    const next = moved(keys, from, to);
    onOrder(next);
    setSaid({ words: becomes(entry, "déplacé", to), order: next.join(",") });
  }

  const [first = ""] = returned?.keys ?? [];
  const backAt = keys.indexOf(first);
  const isBack = backAt >= 0;
  useEffect(() => {
    if (!isBack || !returnsFocus) return;
    const place = list.current?.querySelector(`[data-key="${CSS.escape(first)}"]`);
    // Not its « Retirer »: a second press would take it away again.
    place?.querySelector("a")?.focus();
  }, [first, isBack, returnsFocus]);

  const dragged = useDragOrder(list, onOrder && move);

  function becomes({ gallery, item }: WallEntry, done: "déplacé" | "remis", at: number): string {
    return `${changeWords(gallery, item.title, done)} ${placeWords(at, keys.length)}`;
  }

  function returnWords(): string {
    const entry = entries[backAt];
    if (returned?.alone && entry) return becomes(entry, "remis", backAt);
    return `Le mur est comme avant\u00a0: ${plural(keys.length, "une image", `${keys.length} images`)}.`;
  }

  return (
    <>
      <ul ref={list} className={styles.hung} aria-label={label}>
        {entries.map((entry, at) => (
          <li
            key={entry.key}
            className={styles.place}
            data-key={entry.key}
            data-span={spanOf(entry)}
            data-dragged={dragged === at || undefined}
          >
            {/* What a keyboard presses is its title. */}
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
            <div
              className={styles.frame}
              data-drag={onOrder && ""}
              onClick={({ currentTarget }) => currentTarget.parentElement?.querySelector("a")?.click()}
            >
              <Picture
                picture={entry.item.picture}
                sizes={SIZES[spanOf(entry)]}
                alt=""
                className={styles.picture}
              />
            </div>
            <p className={styles.title}>
              <PictureLink {...{ entry, way }} stretched={!onOrder} />
            </p>
            {onOrder && onRemove && (
              <ItemTools
                title={entry.item.title}
                at={at}
                count={keys.length}
                onMove={(to) => {
                  focusLater(entry.key);
                  move(at, to);
                }}
                onRemove={() => {
                  focusLater(keys[at + 1] ?? keys[at - 1]);
                  onRemove(entry);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <SettledStatus words={returned ? returnWords() : told} />
    </>
  );
}

interface ItemToolsProps {
  title: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Earlier, later, away. Never `disabled`: at an end of the wall a button would lose the focus to nowhere. */
function ItemTools({ title, at, count, onMove, onRemove }: ItemToolsProps) {
  const of = quoted(title);
  const steps = [
    { name: "earlier", label: `Avancer ${of}`, to: at - 1, Icon: IconChevronLeft },
    { name: "later", label: `Reculer ${of}`, to: at + 1, Icon: IconChevronRight },
  ];
  const keys = new Map([
    ["ArrowLeft", at - 1],
    ["ArrowRight", at + 1],
    ["Home", 0],
    ["End", count - 1],
  ]);
  return (
    <div className={styles.tools}>
      {steps.map(({ name, label, to, Icon }) => (
        <IconButton
          key={name}
          label={label}
          data-tool={name}
          aria-disabled={to < 0 || to >= count}
          onClick={() => onMove(to)}
          onKeyDown={(event) => {
            const target = keys.get(event.key);
            if (target === undefined) return;
            event.preventDefault();
            onMove(target);
          }}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
      <IconButton label={`Retirer ${of}`} data-tool="away" onClick={onRemove}>
        <IconX aria-hidden />
      </IconButton>
    </div>
  );
}

/** How many columns its picture takes. */
function spanOf({ item: { picture } }: WallEntry): 1 | 2 | 3 | 4 {
  return cardSpan(picture.width / picture.height);
}
