import { useEffect, useRef, useState } from "react";
import { useId } from "#app/ui/hydration/use-id.ts";
import { SettledStatus } from "#app/search/settled-status.tsx";
import { useStore } from "#app/state/store.ts";
import { Button } from "#app/ui/button/button.tsx";
import { fieldBox } from "#app/ui/field-box/field-box.ts";
import { IconCopy } from "#app/ui/icons/icons.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { ToastRegion } from "#app/ui/toast/toast-region.tsx";
import { unfold } from "#app/ui/unfold/unfold.ts";
import { plural } from "#text/counted.ts";
import {
  copyEntries,
  copyForm,
  FORMATS,
  PLACE_NAMES,
  placesOf,
  refusedCopy,
  saysNothing,
  type WallEntry,
  wallText,
} from "../../copying/copying.ts";
import styles from "./copy-all.module.css";

const ALLOWED = `On peut écrire ${PLACE_NAMES}.`;
const NOTHING_NAMED = "Votre modèle ne nomme rien des images.";

/** What is wrong with a template, in words; nothing when each of its braces names something, and one does. */
function faultOf(template: string): string {
  const { known, unknown } = placesOf(template);
  if (unknown.length > 0)
    return `${unknown.join(" ")} ne ${plural(unknown.length, "nomme", "nomment")} rien.`;
  return known.length === 0 ? NOTHING_NAMED : "";
}

/** All the URLs of a wall at once, in the form that one's game wants; the text is there to see, and to copy by hand. */
export function CopyAll({ entries }: { entries: readonly WallEntry[] }) {
  const { format, template } = useStore(copyForm);
  const text = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLElement>(null);
  const id = useId();
  // The bar's copy, for which this wall was opened.
  const [refused] = useState(refusedCopy.get);
  const [shown, setShown] = useState(refused);
  const field = useRef<HTMLInputElement>(null);
  /** As it stood when the wall was opened: who wrote that has heard what is wrong with it. */
  const [found] = useState(template);
  const fault = format === "modele" ? faultOf(template) : "";

  function tellRefusal() {
    if (saysNothing()) {
      toast.alert(`Rien n’est copié. ${NOTHING_NAMED}`);
      // Once the window that opens has placed it itself.
      requestAnimationFrame(() => field.current?.focus());
      return;
    }
    toast.alert("Votre navigateur refuse de copier. Le texte est sélectionné\u00a0: copiez-le à la main.");
    requestAnimationFrame(() => text.current?.select());
  }

  useEffect(() => {
    if (!refused) return;
    refusedCopy.set(false);
    tellRefusal();
  }, [refused]);

  async function copy() {
    if (!place.current || (!saysNothing() && (await copyEntries(entries, place.current)))) return;
    setShown(true);
    tellRefusal();
  }

  return (
    <section ref={place} className={styles.copy} aria-label="Copier les URL">
      <fieldset className={styles.formats}>
        <legend>En jeu, comme</legend>
        {FORMATS.map((each) => (
          <label key={each.format} className={styles.format}>
            <input
              type="radio"
              name={`${id}-forme`}
              checked={each.format === format}
              onChange={() => {
                copyForm.set({ format: each.format, template });
                // What it asks for comes from under the button at the foot.
                requestAnimationFrame(() =>
                  field.current?.parentElement?.scrollIntoView({ block: "nearest" }),
                );
              }}
            />
            {each.words}
          </label>
        ))}
      </fieldset>
      {format === "modele" && (
        <div className={styles.template}>
          <label htmlFor={`${id}-modele`}>Mon modèle, une ligne par image</label>
          <input
            ref={field}
            id={`${id}-modele`}
            className={`${fieldBox} ${styles.field}`}
            value={template}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-invalid={saysNothing()}
            aria-describedby={`${id}-aide`}
            onChange={(event) => copyForm.set({ format, template: event.target.value })}
          />
          <p id={`${id}-aide`} className={styles.help}>
            {fault} {ALLOWED}
          </p>
          <SettledStatus words={template === found ? "" : fault} of={template} />
        </div>
      )}
      <div className={styles.foot}>
        <ToastRegion className={styles.said} />
        <Button className={styles.button} onClick={() => void copy()}>
          <IconCopy size={20} aria-hidden />
          {plural(entries.length, "Copier l’URL", `Copier les ${entries.length} URL`)}
        </Button>
      </div>
      <details
        className={styles.preview}
        open={shown}
        onToggle={({ currentTarget }) => {
          setShown(currentTarget.open);
          if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
        }}
      >
        <summary className={unfold}>Ce qui sera copié</summary>
        <textarea
          ref={text}
          className={`${fieldBox} ${styles.text}`}
          aria-label="Ce qui sera copié"
          readOnly
          rows={Math.min(8, Math.max(3, entries.length))}
          value={wallText(entries)}
          onFocus={(event) => event.target.select()}
        />
      </details>
    </section>
  );
}
