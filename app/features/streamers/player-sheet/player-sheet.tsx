import { useLayoutEffect, useRef } from "react";
import { usePageTitle } from "#app/page-title.ts";
import { Button } from "#app/ui/button/button.tsx";
import { IconShare3 } from "#app/ui/icons/icons.ts";
import type { ArcChoice } from "../arc-choice.ts";
import { EveryRole } from "../role-links/role-links.tsx";
import { Portrait, TwitchLink } from "../streamer-card/streamer-card.tsx";
import type { Streamer } from "../streamer.ts";
import { viewerWords } from "../streamers-words.ts";
import { NamedWorks } from "./named-works.tsx";
import styles from "./player-sheet.module.css";

export interface PlayerSheetProps {
  streamer: Streamer;
  arcs: readonly ArcChoice[];
  /** Where the file of who is named where is; undefined where nobody is. */
  named: string | undefined;
  /** The sheet stands in the page. */
  onOpen: (sheet: HTMLElement) => void;
}

/** All about one person: their roles over all arcs, then the pictures and the tracks that name them. */
export function PlayerSheet({ streamer, arcs, named, onOpen }: PlayerSheetProps) {
  const { displayName, tag, live, portrait } = streamer;
  const sheet = useRef<HTMLElement>(null);
  usePageTitle("picture", displayName);
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
        <h2 id="fiche" className={styles.name}>
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
        <EveryRole streamer={streamer} arcs={arcs} query="" />
      </section>
      {named !== undefined && <NamedWorks path={named} streamer={streamer} />}
    </article>
  );
}

/** A name that breaks before its inner capitals before it breaks anywhere. */
function BrokenName({ name }: { name: string }) {
  const [first, ...rest] = name.replace(/(\p{Ll})(\p{Lu})/gu, "$1\n$2").split("\n");
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one name never change places
        <span key={index}>
          <wbr />
          {part}
        </span>
      ))}
    </>
  );
}
