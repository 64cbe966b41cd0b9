import type { ToggleEvent } from "react";
import { setSingleKeys, useSingleKeysOn } from "#app/input/single-keys.ts";
import { unfold } from "#app/ui/unfold/unfold.ts";
import styles from "./shortcuts-help.module.css";

const KEYS = [
  ["Espace", "lecture ou pause"],
  ["← →", "5 secondes en arrière, en avant"],
  ["N", "piste suivante"],
  ["P", "piste précédente"],
  ["M", "couper ou rétablir le son"],
  ["/", "chercher dans la page"],
  ["Z", "agrandir l’image ouverte"],
] as const;

/** Which keys command the player and, elsewhere, the page; the switch turns them all off (WCAG 2.1.4). */
export function ShortcutsHelp() {
  const on = useSingleKeysOn();
  return (
    <details className={styles.help} onToggle={showWhole}>
      <summary className={unfold}>Raccourcis clavier</summary>
      <dl className={styles.keys}>
        {KEYS.map(([key, effect]) => (
          <div key={key} className={styles.pair}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input type="checkbox" checked={on} onChange={(event) => setSingleKeys(event.target.checked)} />
        Ces touches agissent, ici et sur les autres pages
      </label>
    </details>
  );
}

/** Unfolded, it ends under the player's bar or under the window's edge, more often than not. */
function showWhole({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
}
