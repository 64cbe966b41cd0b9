import { pictureFile } from "#addresses/files.ts";
import { fallbackWidth, type Picture } from "#schemas/picture.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./creator-video.module.css";

interface NoScriptVideoProps {
  src: string;
  preview: Picture | undefined;
  title: string;
  captions: string | undefined;
}

/** Without JavaScript, in place of a button that would do nothing: the film on the browser's own controls. */
export function NoScriptVideo({ src, preview, title, captions }: NoScriptVideoProps) {
  return (
    <noscript>
      {/* What there is to caption, the content says. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        className={classNames(styles.video, styles.begun)}
        src={src}
        poster={preview && pictureFile(preview, fallbackWidth(preview), "webp")}
        controls
        playsInline
        preload="none"
        aria-label={title}
      >
        {captions && <track kind="captions" src={captions} srcLang="fr" label="Français" />}
      </video>
    </noscript>
  );
}
