import { useEffect, useRef, useState } from "react";
import { claimSound, onOtherSound } from "#app/ui/one-at-a-time.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./creator-video.module.css";

interface LocalVideoProps {
  src: string;
  /** Where it begins, in seconds. */
  from: number;
  title: string;
  /** The address of what is heard, in writing. */
  captions: string | undefined;
  sound: string;
  onFail: (at: number) => void;
}

/** A film of the site on the browser's own controls, once the visitor has asked for it; the picture stays behind it until it moves. */
export function LocalVideo({ src, from, title, captions, sound, onFail }: LocalVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (!video.current) return;
    if (from > 0) video.current.currentTime = from;
    // A browser that wants one more click has its own button for it; a film that fails says so by its error.
    video.current.play().catch(() => undefined);
    // The button that was clicked is gone: the keyboard goes to what took its place.
    video.current.focus({ preventScroll: true });
  }, [from]);
  useEffect(() => onOtherSound(sound, () => video.current?.pause()), [sound]);
  return (
    // What there is to caption, the content says.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      className={classNames(styles.video, begun && styles.begun)}
      src={src}
      controls
      playsInline
      preload="none"
      aria-label={title}
      onPlay={() => claimSound(sound)}
      onPlaying={() => setBegun(true)}
      onError={({ currentTarget }) => onFail(currentTarget.currentTime)}
    >
      {captions && <track kind="captions" src={captions} srcLang="fr" label="Français" />}
    </video>
  );
}
