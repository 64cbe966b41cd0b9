import { type ReactNode, useState } from "react";
import { useStore } from "#app/state/store.ts";
import { openedTool, toggleTool } from "#app/ui/opened-tool.ts";
import { IconButton } from "#app/ui/button/icon-button.tsx";
import {
  IconChevronDown,
  IconChevronUp,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconPlayerStopFilled,
} from "#app/ui/icons/icons.ts";
import { chooseNext } from "../../choose-next.ts";
import { FailureNotice } from "./failure-notice/failure-notice.tsx";
import { goBack, type Seek } from "../move-in-track.ts";
import { HideButton } from "./hide-button/hide-button.tsx";
import { hideBar, useHiddenBar } from "./hidden-bar.ts";
import styles from "./mini-player.module.css";
import { NowPlaying } from "./now-playing/now-playing.tsx";
import { OrderButtons } from "./order-buttons/order-buttons.tsx";
import { PlayButton } from "./play-button/play-button.tsx";
import { PictureButtons } from "./picture-buttons/picture-buttons.tsx";
import { usePicturePlace } from "../picture-place.ts";
import { isAlone, type Selected } from "../../player-state.ts";
import { send } from "../../player-store.ts";
import { SeekBar } from "./seek-bar/seek-bar.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { showsPicture } from "../../shows-picture.ts";
import { stopFromPlayer } from "./stop-player.ts";
import { useBarHeight } from "./use-bar-height.ts";
import type { Volume } from "../volume-store.ts";
import { VolumeControl } from "./volume-control/volume-control.tsx";

interface MiniPlayerProps {
  /** Undefined when the address names a track that no group has: the title is then 'Inconnu' [M4]. */
  selected: Selected | undefined;
  shown: boolean;
  volume: Volume;
  onSeek: Seek;
  /** The stage, which stays in the document also while the player is hidden. */
  children: ReactNode;
}

/** The sticky player at the bottom of every page while a track is selected [M4]. */
export function MiniPlayer({ selected, shown, volume, onSeek, children }: MiniPlayerProps) {
  const bar = useBarHeight();
  const tool = useStore(openedTool);
  const more = tool === "commands";
  const wish = useHiddenBar();
  const { away } = usePicturePlace();
  const pictured = showsPicture(selected);
  const alone = selected !== undefined && isAlone(selected);
  const failed = selected?.status === "failed";
  /** Whoever put the player away over a failure has read it. */
  const [read, setRead] = useState(false);
  if (read && !failed) setRead(false);
  // A platform's video must be seen, and a failure read: whatever was wished, the player is there again.
  const hidden = wish && (failed ? read : selected?.track.source.kind === "file");
  const next =
    selected && chooseNext(selected.track, selected.queue.tracks, { ...selected, step: 1, wrap: true });

  return (
    <section
      ref={bar}
      id="lecteur"
      className={styles.bar}
      tabIndex={-1}
      aria-label="Lecteur de musique"
      data-arc={selected?.queue.arc}
      data-picture={(pictured && !(away && selected?.track.source.kind === "file")) || undefined}
      data-images={(pictured && selected?.track.source.kind) || undefined}
      data-more={(more && !hidden) || undefined}
      data-phone={tool === "phone" || undefined}
      data-tab={hidden || undefined}
      data-missing={!selected || undefined}
      hidden={!shown}
    >
      {/* By the keyboard it stands behind the whole page. */}
      {shown && <SkipLink to="lecteur">Aller au lecteur</SkipLink>}
      <div className={styles.stage}>{children}</div>
      {selected?.status === "failed" && (
        <div className={styles.notice}>
          <FailureNotice selected={selected} failure={selected.failure} />
        </div>
      )}
      <div className={styles.words}>
        <NowPlaying selected={selected} />
      </div>
      <div className={styles.transport}>
        <IconButton
          label="Piste précédente"
          className={styles.previous}
          onClick={() => goBack(onSeek)}
          disabled={!selected}
        >
          <IconPlayerSkipBackFilled aria-hidden />
        </IconButton>
        <div className={styles.play}>
          <PlayButton status={selected?.status} />
        </div>
        <IconButton
          label={`Piste suivante : ${(!alone && next?.title) || "aucune dans ce groupe"}`}
          className={styles.next}
          onClick={() => send({ type: "next" })}
          disabled={!selected || alone}
        >
          <IconPlayerSkipForwardFilled aria-hidden />
        </IconButton>
      </div>
      <div className={styles.seek}>
        <SeekBar selected={selected} onSeek={onSeek} />
      </div>
      {pictured && selected && (
        <div className={styles.picture}>
          <PictureButtons source={selected.track.source} />
        </div>
      )}
      <div className={styles.order}>
        <OrderButtons selected={selected} />
      </div>
      <div className={styles.volume}>
        <VolumeControl volume={volume} />
      </div>
      {selected && (
        <HideButton
          refused={selected.track.source.kind === "youtube" && !failed}
          hidden={hidden}
          sounds={!failed}
          onHide={(away) => {
            hideBar(away);
            setRead(away && failed);
          }}
          className={styles.hide}
        />
      )}
      <IconButton
        label="Arrêter"
        className={styles.stop}
        onClick={({ detail }) => stopFromPlayer(detail > 0)}
      >
        <IconPlayerStopFilled aria-hidden />
      </IconButton>
      <IconButton
        label={more ? "Moins de commandes" : "Plus de commandes"}
        aria-expanded={more}
        className={styles.more}
        onClick={() => toggleTool("commands")(!more)}
      >
        {more ? <IconChevronDown aria-hidden /> : <IconChevronUp aria-hidden />}
      </IconButton>
    </section>
  );
}
