import { useEffect, useRef } from "react";
import { claimSound } from "#app/ui/one-at-a-time.ts";
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
    <iframe
      ref={frame}
      className={styles.video}
      data-begun
      src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0&hl=fr`}
      title={`Vidéo YouTube : ${title}`}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      // The platform is another origin than ours: it may be its own origin without reaching this page.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    />
  );
}
