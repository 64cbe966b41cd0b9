import { useEffect, useRef, useState } from "react";
import { type Picture as PictureData, pictureFile } from "#schemas/picture.ts";
import { claimSound, onOtherSound } from "../../ui/one-at-a-time.ts";
import styles from "./creator-video.module.css";

interface LocalVideoProps {
  src: string;
  preview: PictureData | undefined;
  title: string;
  sound: string;
}

/** A film of the site on the browser's own controls; nothing of it is fetched before it is played. */
export function LocalVideo({ src, preview, title, sound }: LocalVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => onOtherSound(sound, () => video.current?.pause()), [sound]);
  return (
    <>
      {/* A film with music and no words: there is nothing to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className={styles.video}
        src={src}
        poster={preview && pictureFile(preview, preview.widths.at(-1) ?? preview.width, "webp")}
        controls
        playsInline
        preload="none"
        aria-label={title}
        onPlay={() => claimSound(sound)}
        onPlaying={() => setFailed(false)}
        onError={() => setFailed(true)}
      />
      {failed && (
        <p role="alert" className={styles.failure}>
          Cette vidéo ne se lit pas. Vérifiez votre connexion, puis rechargez la page.
        </p>
      )}
    </>
  );
}
