import { useEffect, useRef } from "react";
import { claimSound } from "#app/ui/one-at-a-time.ts";
import { PlatformFrame } from "#app/ui/platform-frame/platform-frame.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { playerAddress } from "#platforms/youtube-player.ts";
import styles from "./creator-video.module.css";

/** The platform's frame, once the visitor has asked for it; everything else falls silent. */
export function OutsideVideo({ id, title, sound }: { id: string; title: string; sound: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    claimSound(sound);
    // The card that was clicked is gone: the focus goes to what took its place.
    frame.current?.focus({ preventScroll: true });
  }, [sound]);
  return (
    <PlatformFrame
      ref={frame}
      className={classNames(styles.video, styles.begun)}
      address={playerAddress(id)}
      title={title}
    />
  );
}
