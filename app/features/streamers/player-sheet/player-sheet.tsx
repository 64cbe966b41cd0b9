import { useLayoutEffect, useRef } from "react";
import { usePageTitle } from "#app/page-title.ts";
import { Button } from "#app/ui/button/button.tsx";
import { IconShare3 } from "#app/ui/icons/icons.ts";
import type { ArcChoice } from "../arc-choice.ts";
import { Portrait, TwitchLink } from "../streamer-card/streamer-card.tsx";
import type { Streamer } from "../streamer.ts";
import { viewerWords } from "../streamers-words.ts";
import { BrokenName } from "./broken-name.tsx";
import { Companions, Neighbours } from "./company.tsx";
export { focusLeft } from "./focus-left.ts";
import { NamedWorks } from "./named-works.tsx";
import styles from "./player-sheet.module.css";
import { RolePlates } from "./role-plates.tsx";

export interface PlayerSheetProps {
  streamer: Streamer;
  /** Everybody, whatever their arc. */
  streamers: readonly Streamer[];
  arcs: readonly ArcChoice[];
  /** Where the file of who is named where is; undefined where nobody is. */
  named: string | undefined;
  /** The sheet stands in the page. */
  onOpen: (sheet: HTMLElement) => void;
  /** Their name has changed: in the arc that they play in, undefined where there are several. */
  onRename: (arc: ArcChoice | undefined, streamer: Streamer) => void;
}

/** All about one person: their roles over all arcs, the pictures and the tracks that name them, who was there too. */
export function PlayerSheet({ streamer, streamers, arcs, named, onOpen, onRename }: PlayerSheetProps) {
  const { displayName, tag, live, portrait } = streamer;
  const sheet = useRef<HTMLElement>(null);
  const [firstArc, ...otherArcs] = arcs.filter(({ key }) => streamer.arcs.includes(key));
  usePageTitle("picture", `${displayName}, tous ses rôles`);
  useLayoutEffect(() => {
    if (sheet.current) onOpen(sheet.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once: each person has a sheet of their own
  }, []);

  function share() {
    // Whoever closes the share sheet has changed their mind: that is no failure.
    navigator.share({ title: displayName, url: location.href }).catch(() => undefined);
  }

  return (
    <article ref={sheet} className={styles.sheet} aria-labelledby="fiche">
      <div className={styles.portrait}>
        <Portrait src={portrait} name={displayName} sizes="(min-width: 40rem) 320px, 200px" early />
      </div>
      <div className={styles.words}>
        {/* The pieces of a broken name would be heard as two. */}
        <h2 id="fiche" className={styles.name} aria-label={displayName}>
          <BrokenName name={displayName} />
        </h2>
        {(tag || live) && (
          <p className={styles.about}>
            {tag}
            {live && (
              <span className={styles.live}>
                En direct{live.viewers === undefined ? "" : `, ${viewerWords(live.viewers)}`}
              </span>
            )}
          </p>
        )}
        <div className={styles.ways}>
          <TwitchLink streamer={streamer} query="" className={undefined} />
          {"share" in navigator && (
            <Button tone="quiet" onClick={share}>
              <IconShare3 size={20} aria-hidden />
              Partager
            </Button>
          )}
        </div>
      </div>
      <section className={styles.roles} aria-labelledby="fiche-roles">
        <h3 id="fiche-roles" className={styles.title}>
          {streamer.arcs.length > 1 ? "Ses rôles, arc par arc" : "Son rôle"}
        </h3>
        <RolePlates streamer={streamer} arcs={arcs} />
        {firstArc && (
          <Button
            tone="quiet"
            className={styles.rename}
            onClick={() => onRename(otherArcs.length > 0 ? undefined : firstArc, streamer)}
          >
            Ce n’est plus mon nom
          </Button>
        )}
      </section>
      {named !== undefined && <NamedWorks path={named} streamer={streamer} />}
      <Companions player={streamer} streamers={streamers} />
      <Neighbours player={streamer} streamers={streamers} />
    </article>
  );
}
