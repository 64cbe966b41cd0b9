import { useRef } from "react";
import { usePageTitle } from "#app/page-title.ts";
import { Button } from "#app/ui/button/button.tsx";
import { IconX } from "#app/ui/icons/icons.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import { useGallery } from "../../gallery-context.ts";
import { choose, chooseAll } from "../choose.ts";
import type { Chosen } from "../use-filters.ts";
import styles from "./chosen-filters.module.css";
import { chosenFilters } from "./chosen-words.ts";

export { WaysOut } from "./ways-out.tsx";

/** Says what the wall is narrowed by and how it is ordered, and takes each back, or all of it. */
export function ChosenFilters({ onRemoved }: { onRemoved: () => void }) {
  const group = useRef<HTMLDivElement>(null);
  const { words, filters } = useGallery();
  const { chosen } = filters;
  const named = chosenFilters(filters, words);
  usePageTitle("choice", named.map(({ value }) => value).join(", ") || undefined);
  if (named.length === 0) return null;
  // The button that was pressed goes away with its filter: the focus goes to the next one, or to where more are chosen.
  function remove(name: keyof Chosen, at: number) {
    const buttons = group.current?.querySelectorAll("button") ?? [];
    const next = named.length === 1 ? undefined : buttons[at === named.length - 1 ? at - 1 : at + 1];
    choose(chosen, name, undefined);
    if (next) next.focus();
    else onRemoved();
  }
  return (
    <div ref={group} className={styles.chosen} role="group" aria-label="Filtres actifs">
      {named.map(({ name, about, value, lang }, at) => (
        <Button key={name} tone="quiet" className={styles.chip} onClick={() => remove(name, at)}>
          <VisuallyHidden>Enlever : </VisuallyHidden>
          <span>
            {about} <strong lang={lang}>{value}</strong>
          </span>
          <IconX size={18} aria-hidden />
        </Button>
      ))}
      <Button
        tone="quiet"
        className={styles.all}
        onClick={() => {
          chooseAll();
          onRemoved();
        }}
      >
        {words.everything}
      </Button>
    </div>
  );
}
