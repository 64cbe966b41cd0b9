import { useEffect, useRef, useState } from "react";
import { usePageTitle } from "#app/page-title.ts";
import { focusHeading, isReturn } from "#app/router/navigate.ts";
import { setQueryParam, setQueryParams, useQueryParam } from "#app/router/use-query-param.ts";
import { useSearch } from "#app/search/use-search.ts";
import { useAsked } from "#app/state/use-asked.ts";
import { useHasChanged } from "#app/state/use-has-changed.ts";
import { useHeld } from "#app/state/use-held.ts";
import { AskedNote } from "#app/ui/asked-note/asked-note.tsx";
import { awaitNoMore } from "#app/ui/await-no-more.ts";
import { Button } from "#app/ui/button/button.tsx";
import { useHydrated } from "#app/ui/hydration/use-hydrated.ts";
import { pageWidth } from "#app/ui/page-width/page-width.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { type ArcChoice, EVERY_ARC, findArc } from "../arc-choice.ts";
import { ArcPicker } from "../arc-picker/arc-picker.tsx";
import { NoScriptStreamers } from "../no-script-streamers/no-script-streamers.tsx";
import { findElsewhere, readQuery, selectStreamers } from "../select-streamers/select-streamers.ts";
import { StreamerList } from "../streamer-list/streamer-list.tsx";
import type { Streamer } from "../streamer.ts";
import { elsewhereWords } from "../streamers-words.ts";
import { StreamersTools } from "../streamers-tools/streamers-tools.tsx";
import styles from "./streamers-page.module.css";
import { useAskedPlayer } from "./use-asked-player.ts";
import { useLeftPlayer } from "./use-left-player.ts";
import { useNamedStreamer } from "./use-named-streamer.ts";
import { useStreamers } from "./use-streamers.ts";

const fetchMeant = () => import("../meant/meant.tsx");
const fetchSheet = () => import("../player-sheet/player-sheet.tsx");

const isArcButton = (element: Element | null) => element?.matches("header [aria-pressed]") === true;

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
  const asks = useAskedPlayer(state);
  const sheet = useAsked(fetchSheet, asks !== undefined);
  const player = sheet.value && asks;
  // The list that stood there stays until the code of the sheet has come, whatever the address says.
  const held = asks !== undefined && sheet.state === "loading";
  const [arcAsked] = useQueryParam("arc");
  const asked = useHeld(arcAsked, held);
  const { text, type, query: typed } = useSearch(held);
  const [direct, setDirect] = useQueryParam("direct");
  const liveFirst = useHeld(direct, held) === "1";

  const found = asked === undefined ? undefined : findArc(arcs, asked);
  const everywhere = !found && asked?.toLowerCase() === EVERY_ARC;
  // An arc that does not exist leaves the address, so that what is shared says what is shown.
  const unknown = asked !== undefined && !found && !everywhere;
  const [sheetOf] = useQueryParam("joueur");
  const instead = sheetOf === undefined ? arcs[0]?.key : undefined;
  useEffect(() => {
    if (!unknown) return;
    if (instead !== undefined)
      toast.greeting(`Cet arc n’existe pas, ou plus. Voici les joueurs de ${instead}.`);
    setQueryParam("arc", undefined, { replace: true });
  }, [unknown, instead]);
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
  const over = player ?? (sheetOf === undefined || state.kind === "failed" || sheet.state === "failed");
  useEffect(() => {
    if (hydrated && over) awaitNoMore();
  }, [hydrated, over]);
  usePageTitle("choice", everywhere ? "Tous les arcs" : found?.name);
  useNamedStreamer(arc?.key);
  useLeftPlayer(player);
  // Whether the address has asked for a list: a sheet whose answer is late takes the keyboard from nobody.
  const listed = useRef(false);
  useEffect(() => {
    if (hydrated && sheetOf === undefined) listed.current = true;
  }, [hydrated, sheetOf]);
  if (arcs.length === 0) {
    return (
      <div className={pageWidth}>
        <header className={styles.heading}>
          <h1>Joueurs</h1>
        </header>
        <p className={styles.lead}>
          Aucun arc n’a encore commencé. Ses joueurs et leurs rôles se liront ici.
        </p>
      </div>
    );
  }
  function choose(key: string, others: { q?: undefined } = {}) {
    setQueryParams({ arc: key === arcs[0]?.key ? undefined : key, joueur: undefined, ...others });
  }
  /**
   * Whoever comes from the list or from another sheet goes to the start of this one, which was not there when they pressed its
   * link. From another page they stand on the title of this one, and go on to the sheet's. Whoever comes back is where they were.
   */
  function arrive(opened: HTMLElement) {
    const first = !listed.current;
    listed.current = true;
    // From a list whose link has gone, or whose button of an arc says nothing of a person: the title has the keyboard again, and
    // the place stays.
    if (isReturn()) {
      const lost =
        !first && (document.activeElement === document.body || isArcButton(document.activeElement));
      if (!sheet.value?.focusLeft() && lost) focusHeading(opened);
      return;
    }
    // The address of a sheet opened as such leaves the focus where the browser puts it.
    if (first && document.activeElement?.tagName !== "H1") return;
    if (!first) scrollTo({ top: 0, behavior: "instant" });
    focusHeading(opened);
    // A low window ends above it.
    const title = document.activeElement?.getBoundingClientRect();
    if (title && title.bottom > innerHeight) opened.scrollIntoView({ block: "start", behavior: "instant" });
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
          {hydrated && (
            <p className={styles.rename}>
              <Button tone="quiet" onClick={() => onRename(arc, shown.length === 1 ? shown[0] : undefined)}>
                Ce n’est plus mon nom
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  );
}
