import { Button } from "../../ui/button.tsx";
import { IconRefresh } from "../../ui/icons.ts";
import type { ArcChoice } from "./arc-choice.ts";
import { CastCard } from "./cast-card.tsx";
import styles from "./cast-list.module.css";
import type { Performer } from "./performer.ts";
import type { CastState } from "./use-cast.ts";

/** How many portraits are fetched with the page: those of the first screen. */
const EARLY = 4;

export interface CastListProps {
  state: CastState;
  shown: readonly Performer[];
  arc: ArcChoice;
  arcs: readonly ArcChoice[];
  /** The search, folded. */
  query: string;
  onRetry: () => void;
  onClear: () => void;
}

/** The cards of an arc, or what stands in their place: on their way, failed, nobody. */
export function CastList({ state, shown, arc, arcs, query, onRetry, onClear }: CastListProps) {
  return (
    <section
      aria-labelledby={state.kind === "failed" ? undefined : "distribution"}
      aria-label={state.kind === "failed" ? "La distribution" : undefined}
      aria-busy={state.kind === "loading"}
    >
      {state.kind !== "failed" && (
        <h2 id="distribution" className={styles.title}>
          La distribution de <span lang={arc.lang === "fr" ? undefined : arc.lang}>{arc.name}</span>
        </h2>
      )}
      {state.kind === "loading" && shown.length === 0 && (
        <p className={styles.notice}>La liste des joueurs arrive…</p>
      )}
      {state.kind === "failed" && (
        <div className={styles.notice}>
          <p role="alert">La liste des joueurs n’est pas arrivée. Le reste du site fonctionne.</p>
          <Button onClick={onRetry}>
            <IconRefresh size={18} aria-hidden />
            Réessayer
          </Button>
        </div>
      )}
      {state.kind === "ready" && shown.length === 0 && (
        <div className={styles.notice}>
          <p>
            {query === ""
              ? "Personne n’est encore inscrit à cet arc."
              : "Personne de cet arc ne porte ce nom."}
          </p>
          {query !== "" && (
            <Button tone="quiet" onClick={onClear}>
              Effacer la recherche
            </Button>
          )}
        </div>
      )}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((person, index) => (
            <li key={person.username || person.displayName}>
              <CastCard person={person} arc={arc.key} arcs={arcs} query={query} early={index < EARLY} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
