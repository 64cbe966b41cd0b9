import { type ReactNode, useRef, useState } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { IconAdjustments, IconHistory } from "#app/ui/icons/icons.ts";
import { VisuallyHidden } from "#app/ui/typography/visually-hidden.tsx";
import { counted } from "#text/counted.ts";
import { AskedNote } from "#app/ui/asked-note/asked-note.tsx";
import { useGallery } from "../../gallery-context.ts";
import { useSeenRow } from "../../seen/seen.ts";
import { seenWords } from "../../gallery-words.ts";
import styles from "./filter-bar.module.css";

/** The way to the filters beside the short ways in; below it what they open, and what is chosen. */
export function FilterBar({ children }: { children: ReactNode }) {
  const { words, filters } = useGallery();
  const { offered, count, state, ask, value } = filters;
  const [open, setOpen] = useState(false);
  const [remembering, setRemembering] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const remembered = useRef<HTMLButtonElement>(null);
  const seen = useSeenRow(remembering);

  function turn() {
    if (!open && !value && state !== "loading") ask();
    setOpen(!open);
  }

  function close(back: boolean) {
    setOpen(false);
    if (back) toggle.current?.focus({ preventScroll: true });
  }

  function forget(back: boolean) {
    setRemembering(false);
    if (back) remembered.current?.focus();
  }

  const preparing = (
    <AskedNote
      asked={filters}
      coming="On prépare les filtres…"
      failed={
        <>
          {/* An author needs none of it. */}
          {count > 0 && !filters.pending ? "Les autres filtres" : "Les filtres"} n’ont pas pu être chargés.{" "}
          <a href="?">{words.everything}</a>
        </>
      }
    />
  );
  // What is chosen takes the place of the words; where nothing is, the wall would go down for them and up again.
  const isOver = state === "loading" && count === 0;

  return (
    <>
      <div className={styles.bar}>
        {offered && (
          <Button ref={toggle} tone="quiet" className={styles.toggle} aria-expanded={open} onClick={turn}>
            <IconAdjustments size={20} aria-hidden />
            Filtrer
            {count > 0 && (
              <>
                <span className={styles.count} aria-hidden>
                  {count}
                </span>
                <VisuallyHidden> : {counted(count, "filtre actif", "filtres actifs")}</VisuallyHidden>
              </>
            )}
          </Button>
        )}
        <Button
          ref={remembered}
          tone="quiet"
          className={styles.toggle}
          title={seenWords(words)}
          aria-expanded={remembering}
          onClick={() => setRemembering(!remembering)}
        >
          <IconHistory size={20} aria-hidden />
        </Button>
        {children}
        {isOver && <div className={styles.over}>{preparing}</div>}
      </div>
      {remembering && (
        <>
          <AskedNote
            asked={seen}
            coming="On se souvient…"
            failed={"Ce que vous avez vu n’a pas pu être montré\u00a0: le réseau ne répond pas."}
          />
          {seen.value && <seen.value onClose={forget} />}
        </>
      )}
      {!isOver && preparing}
      {value && open && <value.Panel table={value.table} onClose={close} />}
      {value && <value.Chosen onRemoved={() => (toggle.current ?? remembered.current)?.focus()} />}
    </>
  );
}
