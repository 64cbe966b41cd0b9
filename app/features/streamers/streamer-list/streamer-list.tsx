import { Button } from "#app/ui/button/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconRefresh } from "#app/ui/icons/icons.ts";
import { NoResult } from "#app/search/no-result.tsx";
import type { ArcChoice } from "../arc-choice.ts";
import { CastCard } from "../streamer-card/streamer-card.tsx";
import styles from "./streamer-list.module.css";
import { CreditLine } from "../streamer-card/streamer-line.tsx";
import { Elsewhere } from "../role-links/elsewhere.tsx";
import type { Performer } from "../streamer.ts";
import { billOf, findElsewhere, findLiveElsewhere } from "../select-streamers/select-streamers.ts";
import type { CastState } from "../streamers-page/use-streamers.ts";

/** How many portraits are fetched with the page: those of the first screen. */
const EARLY = 4;

export interface CastListProps {
  state: CastState;
  /** Everybody, whatever their arc. */
  performers: readonly Performer[];
  shown: readonly Performer[];
  arc: ArcChoice;
  arcs: readonly ArcChoice[];
  /** The search, folded. */
  query: string;
  liveFirst: boolean;
  onRetry: () => void;
  onClear: () => void;
}

/**
 * The bill of an arc, the head of it in cards and the others in lines of credits, or what stands in its place: on its
 * way, failed, nobody.
 */
export function CastList({
  state,
  performers,
  shown,
  arc,
  arcs,
  query,
  liveFirst,
  onRetry,
  onClear,
}: CastListProps) {
  const [leads, others] = billOf(shown, liveFirst);
  const elsewhere = shown.length === 0 ? findElsewhere(performers, arcs, query) : [];
  return (
    <section
      aria-labelledby={state.kind === "failed" ? undefined : "distribution"}
      aria-label={state.kind === "failed" ? "La distribution" : undefined}
      aria-busy={state.kind === "loading"}
    >
      {state.kind !== "failed" && (
        <h2 id="distribution" className={styles.title}>
          <span className={styles.words}>La distribution de</span>{" "}
          <span className={styles.arc} lang={arc.lang}>
            {arc.name}
          </span>
        </h2>
      )}
      {state.kind === "loading" && shown.length === 0 && (
        <p className={classNames(styles.notice, styles.coming)}>La liste des joueurs arrive…</p>
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
      {state.kind === "ready" &&
        shown.length === 0 &&
        (query === "" ? (
          <p className={styles.notice}>Personne n’est encore inscrit à cet arc.</p>
        ) : (
          <NoResult
            sentence="Personne de cet arc ne porte ce nom."
            aside={elsewhere.length === 0 ? "Dans les autres arcs non plus." : undefined}
            onClear={onClear}
          >
            <Elsewhere title="Dans les autres arcs" found={elsewhere} />
          </NoResult>
        ))}
      {liveFirst && query === "" && (
        <Elsewhere
          title="En direct, dans les autres arcs"
          found={findLiveElsewhere(performers, arcs, arc.key)}
        />
      )}
      {leads.length > 0 && (
        <ul className={styles.leads}>
          {leads.map((person, index) => (
            <li key={person.username || person.displayName}>
              <CastCard person={person} arc={arc.key} arcs={arcs} query={query} early={index < EARLY} />
            </li>
          ))}
        </ul>
      )}
      {leads.length > 0 && others.length > 0 && <p className={styles.order}>Et, par ordre alphabétique</p>}
      {others.length > 0 && (
        <ul className={styles.credits}>
          {others.map((person) => (
            <li key={person.username || person.displayName}>
              <CreditLine person={person} arc={arc.key} arcs={arcs} query={query} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
