import { type RefObject, useRef } from "react";
import { ConsentCard } from "#app/ui/consent-card/consent-card.tsx";
import { IconPlayerPlayFilled } from "#app/ui/icons/icons.ts";
import { PlatformFrame } from "#app/ui/platform-frame/platform-frame.tsx";
import { playerAddress } from "#platforms/youtube-player.ts";
import { watchPage } from "#platforms/youtube.ts";
import type { Selected } from "../../player-state.ts";
import { send } from "../../player-store.ts";
import styles from "./player-stage.module.css";
import { focusPlayButton } from "../play-button-focus.ts";
import { asksFirst, showsPicture } from "../../shows-picture.ts";
import { usePicturePlace } from "../picture-place.ts";
import { usePlacement } from "./use-placement.ts";
import { Wheel } from "../../wheel/wheel.tsx";

interface PlayerStageProps {
  selected: Selected | undefined;
  media: RefObject<HTMLVideoElement | null>;
  frame: RefObject<HTMLIFrameElement | null>;
}

/**
 * Where pictures show: over the pane of the music page, else docked above the mini player, always in full sight [M3].
 * The media element is made once and stays; the platform gets a new frame for each track, because a frame that changes its
 * address leaves an entry in the history.
 */
export function PlayerStage({ selected, media, frame }: PlayerStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const source = selected?.track.source;
  const video = source?.kind === "file" && source.type.startsWith("video/");
  const { side, away } = usePicturePlace();
  // A picture of the site’s own may be hidden; a platform’s is only made small.
  const shown = showsPicture(selected) && !(away && source?.kind === "file");
  // Until the platform answers, its frame is grey or the browser’s error page; once it does, nothing may cover it.
  const waiting = shown && source?.kind === "youtube" && selected?.begun === true && !selected.answered;
  usePlacement(stage, shown);

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-shown={shown || undefined}
      data-asks={(shown && selected && asksFirst(selected)) || undefined}
      data-placement="dock"
      data-side={side}
      data-small={(away && selected?.begun) || undefined}
    >
      {/* Music: there are no words to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={media}
        className={styles.picture}
        hidden={!video}
        playsInline
        preload="none"
        aria-label={video ? selected?.track.title : "Lecture"}
      />
      {source?.kind === "youtube" &&
        selected &&
        shown &&
        (selected.begun ? (
          <PlatformFrame
            key={`${source.id} ${selected.turn}`}
            ref={frame}
            id="lecteur-youtube"
            className={styles.picture}
            address={playerAddress(source.id, { origin: location.origin, from: selected.from })}
            title={selected.track.title}
          />
        ) : (
          <ConsentCard
            notice="Cette vidéo vient de YouTube (Google), qui recevra votre adresse IP et pourra déposer des traceurs."
            action={
              <>
                <IconPlayerPlayFilled size={18} aria-hidden />
                Lancer la vidéo
              </>
            }
            onAccept={() => {
              send({ type: "toggle" });
              focusPlayButton();
            }}
            href={watchPage(source.id)}
            linkLabel="Voir sur YouTube"
          />
        ))}
      {waiting && (
        <p className={styles.cover}>
          <Wheel />
          Chargement…
        </p>
      )}
    </div>
  );
}
