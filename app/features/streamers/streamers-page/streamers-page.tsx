import { useEffect, useState } from "react";
import { usePageTitle } from "#app/page-title.ts";
import { focusHeading } from "#app/router/navigate.ts";
import { setQueryParams, useQueryParam } from "#app/router/use-query-param.ts";
import { useSearch } from "#app/search/use-search.ts";
import { useAsked } from "#app/state/use-asked.ts";
import { useHasChanged } from "#app/state/use-has-changed.ts";
import { useHeld } from "#app/state/use-held.ts";
import { AskedNote } from "#app/ui/asked-note/asked-note.tsx";
import { awaitNoMore } from "#app/ui/await-no-more.ts";
import { Button } from "#app/ui/button/button.tsx";
import { useTakenOver } from "#app/ui/hydration/take-over.ts";
import { useHydrated } from "#app/ui/hydration/use-hydrated.ts";
import { pageWidth } from "#app/ui/page-width/page-width.ts";
import { type ArcChoice, EVERY_ARC } from "../arc-choice.ts";
import { ArcPicker } from "../arc-picker/arc-picker.tsx";
import { NoScriptStreamers } from "../no-script-streamers/no-script-streamers.tsx";
import { findElsewhere, readQuery, selectStreamers } from "../select-streamers/select-streamers.ts";
import { StreamerList } from "../streamer-list/streamer-list.tsx";
import type { Streamer } from "../streamer.ts";
import { elsewhereWords } from "../streamers-words.ts";
import { StreamersTools } from "../streamers-tools/streamers-tools.tsx";
import styles from "./streamers-page.module.css";
import { useAskedArc } from "./use-asked-arc.ts";
import { useAskedPlayer } from "./use-asked-player.ts";
import { useLeftPlayer } from "./use-left-player.ts";
import { useNamedStreamer } from "./use-named-streamer.ts";
import { useSheetArrival } from "./use-sheet-arrival.ts";
import { useStreamers } from "./use-streamers.ts";

const fetchMeant = () => import("../meant/meant.tsx");
const fetchSheet = () => import("../player-sheet/player-sheet.tsx");

export interface StreamersPageProps {
  /** In the order of the buttons; the first is the one that the page opens with [T2]. */
  arcs: readonly ArcChoice[];
  /** The list that the build knew, in the shape of the answer; read before it comes, and where no script runs. */
  known: unknown;
  /** Where the list is fetched from; empty for the site itself [T8]. */
  host: string;
  /** Where the file of who is named where is; undefined where nobody is. */
  named: string | undefined;
  /** Somebody's name has changed: the arc where it is known, and who it is when the search leaves one. */
  onRename: (arc: ArcChoice | undefined, streamer: Streamer | undefined) => void;
}

/**
 * The streamers of an arc or of all, as the bill of a film [T1–T10], or one of them. What is asked is in the address:
 * `?arc=`, `?q=`, `?direct=1`, `?joueur=`.
 */
export function StreamersPage({ arcs, known, host, named, onRename }: StreamersPageProps) {
  const hydrated = useHydrated();
  const [state, retry] = useStreamers(host, known);
  const { asked: sheetOf, player: asks } = useAskedPlayer(state);
  const sheet = useAsked(fetchSheet, asks !== undefined);
  const player = sheet.value && asks;
  // The list that stood there stays until the code of the sheet has come, whatever the address says.
  const held = asks !== undefined && sheet.state === "loading";
  const { text, type, query: typed } = useSearch(held);
  const [direct, setDirect] = useQueryParam("direct");
  const liveFirst = useHeld(direct, held) === "1";

  const { found, everywhere } = useAskedArc(arcs, held);
  const arc = everywhere || player ? undefined : (found ?? arcs[0]);
  const streamers = state.kind === "failed" ? [] : state.answer.streamers;
  const query = readQuery(streamers, typed);
  const shown = selectStreamers(streamers, { arc: arc?.key, query, liveFirst });
  const elsewhere = arc && shown.length === 0 ? findElsewhere(streamers, arcs, query) : [];
  const nobody = state.kind === "ready" && query !== "" && shown.length === 0 && elsewhere.length === 0;
  const guesses = useAsked(fetchMeant, nobody);
  const meant = nobody ? guesses.value?.whatIsMeant(streamers, arcs, query) : undefined;
  const question = `${player?.username} ${arc?.key} ${typed} ${liveFirst}`;
  const [retried, setRetried] = useState(false);
  const wanted = useHasChanged(question) || retried;
  const over = useTakenOver();
  const there = player ?? (sheetOf === undefined || state.kind === "failed" || sheet.state === "failed");
  useEffect(() => {
    if (over && there) awaitNoMore();
  }, [over, there]);
  usePageTitle("choice", everywhere ? "Tous les arcs" : found?.name);
  useNamedStreamer(arc?.key);
  useLeftPlayer(player);
  const arrive = useSheetArrival(hydrated && sheetOf === undefined, sheet.value?.focusLeft);
  if (arcs.length === 0) return <NoArcYet />;
  function choose(key: string, others: { q?: undefined } = {}) {
    setQueryParams({ arc: key === arcs[0]?.key ? undefined : key, joueur: undefined, ...others });
  }

  return (
    <div className={pageWidth} data-arc={arc?.key}>
      <header className={styles.heading}>
        <h1>Joueurs</h1>
        <ArcPicker arcs={arcs} selected={player ? undefined : (arc?.key ?? EVERY_ARC)} onSelect={choose} />
      </header>
      {player && sheet.value ? (
        <sheet.value.PlayerSheet
          key={player.username}
          streamer={player}
          {...{ streamers, arcs, named, onRename }}
          onOpen={arrive}
        />
      ) : (
        <>
          {asks && sheet.state === "failed" && (
            <AskedNote
              asked={sheet}
              coming=""
              failed={`${asks.displayName}\u00a0: cette fiche n’est pas arrivée, le réseau ne répond pas.`}
            />
          )}
          <StreamersTools
            count={state.kind === "loading" && streamers.length === 0 ? undefined : shown.length}
            heard={state.kind !== "failed" && guesses.state !== "loading"}
            counted={elsewhere.length === 0}
            aside={elsewhereWords(elsewhere.length) ?? (meant && guesses.value?.meantWords(meant))}
            asked={wanted}
            of={question}
            live={{
              on: liveFirst,
              count: streamers.filter(({ live }) => live).length,
              onChange: (on) => setDirect(on ? "1" : undefined, { replace: true }),
            }}
            liveKnown={state.kind !== "failed" && state.answer.liveKnown}
            search={{ text, type }}
          />
          <NoScriptStreamers arcs={arcs.slice(1)} streamers={streamers} />
          <StreamerList
            state={state}
            streamers={streamers}
            shown={shown}
            elsewhere={elsewhere}
            arc={arc}
            arcs={arcs}
            query={query}
            liveFirst={liveFirst}
            onRetry={() => {
              retry();
              setRetried(true);
              // Its button goes away.
              focusHeading();
            }}
            onClear={() => {
              type("");
              focusHeading();
            }}
            meant={
              meant &&
              guesses.value && (
                <guesses.value.Meant
                  {...meant}
                  onArc={(key) => {
                    choose(key, { q: undefined });
                    focusHeading();
                  }}
                  onType={(word) => {
                    type(word);
                    focusHeading();
                  }}
                />
              )
            }
          />
          <p className={styles.rename}>
            {hydrated && (
              <Button tone="quiet" onClick={() => onRename(arc, shown.length === 1 ? shown[0] : undefined)}>
                Ce n’est plus mon nom
              </Button>
            )}
          </p>
        </>
      )}
    </div>
  );
}

function NoArcYet() {
  return (
    <div className={pageWidth}>
      <header className={styles.heading}>
        <h1>Joueurs</h1>
      </header>
      <p className={styles.lead}>Aucun arc n’a encore commencé. Ses joueurs et leurs rôles se liront ici.</p>
    </div>
  );
}
