import { useEffect } from "react";
import { focusHeading } from "#app/router/navigate.ts";
import { setQueryParam, useQueryParam } from "#app/router/use-query-param.ts";
import { useSearch } from "#app/search/use-search.ts";
import { SearchField } from "#app/search/search-field.tsx";
import { type ArcChoice, findArc } from "../arc-choice.ts";
import { ArcPicker } from "../arc-picker/arc-picker.tsx";
import { CastAge } from "../streamer-list/list-age.tsx";
import { CastCounter } from "../streamers-tools/streamer-count.tsx";
import { CastList } from "../streamer-list/streamer-list.tsx";
import { LiveFirst } from "../streamers-tools/live-first.tsx";
import { NoScriptCast } from "../no-script-streamers/no-script-streamers.tsx";
import { selectStreamers } from "../select-streamers/select-streamers.ts";
import styles from "./streamers-page.module.css";
import { useCast } from "./use-streamers.ts";
import { useNamedPerformer } from "./use-named-streamer.ts";

export interface StreamersProps {
  /** In the order of the buttons; the first is the one that the page opens with [T2]. */
  arcs: readonly ArcChoice[];
  /** The list that the build knew, in the shape of the answer; read before it comes, and where no script runs. */
  known: unknown;
  /** Where the list is fetched from; empty for the site itself [T8]. */
  host: string;
}

/** The streamers of an arc, as a cast list [T1–T10]. Arc and search are in the address: `?arc=`, `?q=`, `?direct=1`. */
export function Streamers({ arcs, known, host }: StreamersProps) {
  const [state, retry] = useCast(host, known);
  const [asked, setAsked] = useQueryParam("arc");
  const { text, type, query } = useSearch();
  const [direct, setDirect] = useQueryParam("direct");
  const liveFirst = direct === "1";

  const found = asked === undefined ? undefined : findArc(arcs, asked);
  const arc = found ?? arcs[0];
  // An arc that does not exist leaves the address, so that what is shared says what is shown.
  const unknown = asked !== undefined && !found;
  useEffect(() => {
    if (unknown) setQueryParam("arc", undefined, { replace: true });
  }, [unknown]);
  useNamedPerformer(arc?.key);
  if (!arc) {
    return (
      <div className={styles.page}>
        <header className={styles.heading}>
          <h1 className={styles.title}>Joueurs</h1>
        </header>
        <p className={styles.lead}>
          Aucun arc n’a encore commencé. Ses joueurs et leurs rôles se liront ici.
        </p>
      </div>
    );
  }
  const performers = state.kind === "failed" ? [] : state.cast.performers;
  const onAir = performers.filter((person) => person.live).length;
  const shown = selectStreamers(performers, { arc: arc.key, query, liveFirst });

  return (
    <div className={styles.page} data-arc={arc.key}>
      <header className={styles.heading}>
        <h1 className={styles.title}>Joueurs</h1>
        <ArcPicker
          arcs={arcs}
          selected={arc.key}
          onSelect={(key) => setAsked(key === arcs[0]?.key ? undefined : key)}
        />
      </header>
      <div className={styles.tools}>
        <CastCounter count={state.kind === "loading" && performers.length === 0 ? undefined : shown.length} />
        {onAir > 0 && (
          <LiveFirst
            on={liveFirst}
            count={onAir}
            onChange={(on) => setDirect(on ? "1" : undefined, { replace: true })}
          />
        )}
        <div className={styles.search}>
          <SearchField
            label="Rechercher un streamer"
            placeholder="Rechercher un Streamer par NomRP ou Pseudo Twitch..."
            value={text}
            onChange={type}
          />
        </div>
      </div>
      <NoScriptCast arcs={arcs.slice(1)} performers={performers} />
      <CastList
        state={state}
        performers={performers}
        shown={shown}
        arc={arc}
        arcs={arcs}
        query={query}
        liveFirst={liveFirst}
        onRetry={retry}
        onClear={() => {
          type("");
          focusHeading();
        }}
      />
      {state.kind === "ready" && <CastAge updatedAt={state.cast.updatedAt} />}
    </div>
  );
}
