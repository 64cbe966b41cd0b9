import { useEffect, useRef } from "react";
import { useId } from "#app/ui/hydration/use-id.ts";
import { useNetworkBack } from "#app/state/use-network-back.ts";
import { unfold } from "#app/ui/unfold/unfold.ts";
import type { CreatorData } from "#schemas/page-data.ts";
import { formatTime } from "#text/format-time.ts";
import { onOtherSound } from "#app/ui/one-at-a-time.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { frenchSpaces } from "#text/french-spaces.ts";
import styles from "./creator-video.module.css";
import { LaunchButton } from "./launch-button/launch-button.tsx";
import { LocalVideo } from "./local-video.tsx";
import { NoScriptVideo } from "./no-script-video.tsx";
import { OutsideVideo } from "./outside-video.tsx";
import { FAILURE_TEXT, failed, POSTER, type Showing } from "../showing.ts";
import { useStaysInSight } from "./use-stays-in-sight.ts";
import { VideoSource } from "./video-source.tsx";

interface CreatorVideoProps {
  creator: CreatorData;
  showing: Showing;
  onShow: (showing: Showing) => void;
}

/**
 * A creator's video [V1], a film of the site or a platform's: the same screen with the site's own picture and the same
 * button, and nothing is asked of anyone until that is clicked. A platform's frame goes away again when something else
 * starts to sound.
 */
export function CreatorVideo({ creator, showing, onShow }: CreatorVideoProps) {
  const sound = useId();
  const sourceId = useId();
  const figure = useRef<HTMLElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  // The title alone: a caption names its figure with all that it holds.
  const titleId = useId();
  const { source, preview, videoTitle, seconds, captions, transcript } = creator;
  const playing = showing.state === "playing";
  const outside = source.kind === "youtube";
  useEffect(
    () => (playing && outside ? onOtherSound(sound, () => onShow(POSTER)) : undefined),
    [playing, outside, sound, onShow],
  );

  useStaysInSight(screen, playing);

  function launch() {
    const from = showing.state === "failed" ? showing.from : 0;
    // The platform's frame would fill with the browser's error page.
    onShow(outside && !navigator.onLine ? failed(from) : { state: "playing", from });
  }

  const waits = showing.state === "failed" && showing.why === "offline";
  // Not to whoever has gone on to something else: the film takes the keyboard.
  useNetworkBack(waits, () => {
    if (figure.current?.contains(document.activeElement)) launch();
  });

  return (
    <figure ref={figure} className={styles.figure} aria-labelledby={titleId}>
      <div ref={screen} className={styles.screen}>
        {preview && <Picture picture={preview} sizes="(min-width: 64rem) 56vw, 100vw" alt="" />}
        {!playing && (
          <LaunchButton
            title={videoTitle}
            again={showing.state === "failed"}
            describedBy={sourceId}
            onClick={launch}
          />
        )}
        {playing && source.kind === "file" && (
          <LocalVideo
            src={source.src}
            from={showing.from}
            title={videoTitle}
            captions={captions}
            sound={sound}
            onFail={(at) => onShow(failed(at))}
          />
        )}
        {playing && source.kind === "youtube" && (
          <OutsideVideo id={source.id} title={videoTitle} sound={sound} />
        )}
        {source.kind === "file" && (
          <NoScriptVideo src={source.src} preview={preview} title={videoTitle} captions={captions} />
        )}
      </div>
      <figcaption className={styles.caption}>
        <p id={titleId} className={styles.title}>
          {frenchSpaces(videoTitle)}
        </p>
        {seconds !== undefined && <p className={styles.length}>{formatTime(seconds)}</p>}
        {showing.state === "failed" && (
          <p role="alert" className={styles.failure}>
            {FAILURE_TEXT[showing.why]}
          </p>
        )}
        <VideoSource id={sourceId} source={source} playing={playing} className={styles.source} />
        {transcript !== undefined && (
          <details className={styles.transcript}>
            <summary className={unfold}>Ce que l’on voit et entend</summary>
            <p>{transcript}</p>
          </details>
        )}
      </figcaption>
    </figure>
  );
}
