import { fallbackWidth, type Picture as PictureData } from "#schemas/picture.ts";
import { pictureFile } from "#addresses/files.ts";
import { toneClasses } from "#schemas/tones.ts";
import { classNames } from "../class-names.ts";
import styles from "./picture.module.css";

export interface PictureProps {
  picture: PictureData;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** Empty when the picture only repeats a text beside it. */
  alt: string;
  /** True for what the first screen shows: fetched at once, before other pictures. */
  priority?: boolean;
  className?: string | undefined;
}

/** A picture of the pipeline in the best format and width; its room and its colours are there before it. */
export function Picture({ picture, sizes, alt, priority = false, className }: PictureProps) {
  const { width, height, widths, tones } = picture;
  return (
    <picture className={styles.picture}>
      <source
        type="image/avif"
        srcSet={widths.map((each) => `${pictureFile(picture, each, "avif")} ${each}w`).join(", ")}
        sizes={sizes}
      />
      <img
        className={classNames(styles.image, toneClasses(tones), className)}
        src={pictureFile(picture, fallbackWidth(picture), "webp")}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
