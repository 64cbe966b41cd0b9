import { type RefObject, useRef } from "react";
import { createPortal } from "react-dom";
import { wallKey } from "#addresses/wall.ts";
import { useStore } from "#app/state/store.ts";
import { IconCheck, IconCopy, IconPlus } from "#app/ui/icons/icons.ts";
import { quoted } from "#text/quoted.ts";
import { useGallery } from "../../../gallery-context.ts";
import { copyAddress, importAddress } from "../../../import-address.ts";
import type { Held } from "../../held.ts";
import { chosen, toggleChosen } from "../chosen.ts";
import styles from "./card-actions.module.css";
import { useChoosing } from "./use-choosing.ts";
import { useChosenMarks } from "./use-chosen-marks.ts";
import { type PointedCard, usePointedCard } from "./use-pointed-card.ts";

export interface CardActionsProps {
  held: RefObject<Held | undefined>;
  /** Whether a tap on a card chooses it. */
  choosing: boolean;
  /** A finger has put a picture on the wall: the next taps may do the same. */
  onTouchChoice: () => void;
}

/** One pair of buttons for the whole wall, inside the card that is pointed at: cards at rest cost nothing. */
export function CardActions({ held, choosing, onTouchChoice }: CardActionsProps) {
  const { words, list } = useGallery();
  const card = usePointedCard(held);
  useChosenMarks(useStore(chosen), words.gallery, words.param);
  useChoosing(choosing, ({ id }) => toggleChosen(words.gallery, list.item(list.find(id))));
  if (!card || choosing) return null;
  return createPortal(<Pair key={card.id} card={card} onTouchChoice={onTouchChoice} />, card.element);
}

function Pair({ card, onTouchChoice }: { card: PointedCard; onTouchChoice: () => void }) {
  const { words, list } = useGallery();
  const place = useRef<HTMLDivElement>(null);
  const key = wallKey(words.gallery, card.id);
  const there = useStore(chosen).includes(key);
  const position = list.find(card.id);
  if (position < 0) return null;
  const item = list.item(position);
  const of = ` ${quoted(item.title)}`;

  function copy() {
    const refusal =
      "Votre navigateur refuse de copier. Ouvrez l’image\u00a0: son URL y est à copier à la main.";
    if (place.current) void copyAddress(importAddress(item), place.current, refusal);
  }

  function choose({ detail }: { detail: number }) {
    // The second tap of whoever taps twice would take it back.
    if (detail > 1) return;
    toggleChosen(words.gallery, item);
    if (card.touched) onTouchChoice();
  }

  // A mouse finds the words in the button's tip, which is its name; a finger has no tips, and sees them in the button.
  const named = (words: string) => ({ [card.touched ? "aria-label" : "title"]: words + of });
  const choice = there ? "Retirer de mon mur" : "Ajouter à mon mur";
  const Icon = there ? IconCheck : IconPlus;
  return (
    <div ref={place} className={styles.pair} data-touched={card.touched || undefined}>
      <button type="button" className={styles.action} {...named("Copier l’URL")} onClick={copy}>
        <IconCopy size={20} aria-hidden />
        {card.touched && "Copier l’URL"}
      </button>
      <button
        type="button"
        className={styles.action}
        {...named(choice)}
        data-there={there || undefined}
        onClick={choose}
      >
        <Icon size={20} aria-hidden />
        {card.touched && choice}
      </button>
    </div>
  );
}
