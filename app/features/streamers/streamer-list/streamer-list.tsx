import { type ReactNode, useRef } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconRefresh } from "#app/ui/icons/icons.ts";
import { OwnTask } from "#app/ui/hydration/own-task.tsx";
import { useEarlyFocus } from "#app/ui/hydration/use-early-focus.ts";
import { NoResult } from "#app/search/no-result.tsx";
import { dayAndTime } from "#text/day-and-time.ts";
import type { ArcChoice } from "../arc-choice.ts";
import { Elsewhere } from "../elsewhere/elsewhere.tsx";
import { billOf, findLiveElsewhere, type RoleElsewhere } from "../select-streamers/select-streamers.ts";
import type { Streamer, StreamersState } from "../streamer.ts";
import { countWords } from "../streamers-words.ts";
import { cardGrid } from "../card-grid.ts";
import { StreamerCard, StreamerLine } from "../streamer-card/streamer-card.tsx";
import styles from "./streamer-list.module.css";
import { useDrawn } from "./use-drawn.ts";

/** How many portraits are fetched with the page: those of the first screen. */
const EARLY = 4;

export interface StreamerListProps {
  state: StreamersState;
  /** Everybody, whatever their arc. */
  streamers: readonly Streamer[];
  shown: readonly Streamer[];
  /** Whom the search finds in the other arcs when it finds nobody in this one. */
  elsewhere: readonly RoleElsewhere[];
  /** Undefined shows the people of every arc. */
  arc: ArcChoice | undefined;
  arcs: readonly ArcChoice[];
  /** The search, folded. */
  query: string;
  liveFirst: boolean;
  onRetry: () => void;
  onClear: () => void;
  /** What may have been meant, where nobody answers in any arc; undefined where nothing comes near. */
  meant: ReactNode;
}

/**
 * The bill of an arc, the head of it in cards and the others in lines, or what stands in its place: on its way, failed,
 * nobody; below it, how old it is.
 */
export function StreamerList({
  state,
  streamers,
  shown,
  elsewhere,
  arc,
  arcs,
  query,
  liveFirst,
  onRetry,
  onClear,
  meant,
}: StreamerListProps) {
  const drawn = useDrawn(shown, `${arc?.key} ${query} ${liveFirst}`);
  const [leads, others] = billOf(shown.slice(0, drawn), liveFirst);
  return (
    <>
      {/* The answer, before the nothing of this arc. */}
      <Elsewhere title="Dans les autres arcs" found={elsewhere} {...{ arcs, query }} />
      <section
        aria-labelledby={state.kind === "failed" ? undefined : "distribution"}
        aria-label={state.kind === "failed" ? "La distribution" : undefined}
        aria-busy={state.kind === "loading"}
        data-answer=""
      >
        {state.kind !== "failed" && (
          <h2 id="distribution" className={styles.title}>
            <span className={styles.words}>La distribution de</span>{" "}
            <span className={styles.arc} lang={arc?.lang}>
              {arc?.name ?? "tous les arcs"}
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
              sentence={arc && !meant ? "Personne de cet arc ne porte ce nom." : "Personne ne porte ce nom."}
              aside={elsewhere.length > 0 ? countWords(0) : meant ? undefined : nowhereElse(arc)}
              onClear={onClear}
            >
              {meant}
            </NoResult>
          ))}
        {leads.length > 0 && (
          <OwnTask>
            <People shown={leads} className={cardGrid}>
              {leads.map((streamer, index) => (
                <li key={streamer.username || streamer.displayName}>
                  <StreamerCard
                    streamer={streamer}
                    arc={arc?.key}
                    arcs={arcs}
                    query={query}
                    early={index < EARLY}
                  />
                </li>
              ))}
            </People>
          </OwnTask>
        )}
        {liveFirst && arc && query === "" && (
          <Elsewhere
            title="En direct, dans les autres arcs"
            found={findLiveElsewhere(streamers, arcs, arc.key)}
            {...{ arcs, query }}
          />
        )}
        {leads.length > 0 && others.length > 0 && (
          <p className={styles.order}>Et, par ordre alphabétique des pseudos</p>
        )}
        {others.length > 0 && (
          <OwnTask>
            <People shown={others} className={styles.lines}>
              {others.map((streamer) => (
                <li key={streamer.username || streamer.displayName}>
                  <StreamerLine streamer={streamer} arc={arc?.key} arcs={arcs} query={query} />
                </li>
              ))}
            </People>
          </OwnTask>
        )}
      </section>
      {state.kind !== "failed" && (
        <ListAge updatedAt={state.kind === "ready" ? state.answer.updatedAt : undefined} />
      )}
    </>
  );
}

interface PeopleProps {
  shown: readonly Streamer[];
  className: string | undefined;
  children: ReactNode;
}

function People({ shown, className, children }: PeopleProps) {
  const list = useRef<HTMLUListElement>(null);
  useEarlyFocus(list, shown);
  return (
    <ul ref={list} className={className}>
      {children}
    </ul>
  );
}

function nowhereElse(arc: ArcChoice | undefined): string {
  return arc ? "Dans les autres arcs non plus." : "Dans aucun arc.";
}

/** When the list was last brought up to date, where the answer says it; its line is there before, so that nothing below moves. */
function ListAge({ updatedAt }: { updatedAt: number | undefined }) {
  const moment = updatedAt === undefined ? undefined : new Date(updatedAt);
  return (
    <p className={styles.age}>
      {moment ? (
        <>
          Liste à jour le <time dateTime={moment.toISOString()}>{dayAndTime(moment)}</time>.
        </>
      ) : (
        "\u00a0"
      )}
    </p>
  );
}
