import { useState } from "react";
import { PORTRAIT_WIDTHS } from "#schemas/picture.ts";
import styles from "./portrait.module.css";

const WIDEST = PORTRAIT_WIDTHS[PORTRAIT_WIDTHS.length - 1];

export interface PortraitProps {
  src: string | undefined;
  name: string;
  /** The `sizes` attribute: how wide it is shown. */
  sizes: string;
  /** Fetched with the page, not when it comes near. */
  early: boolean;
}

/**
 * A profile image, or the streamer's initials where there is none and until one that was lost on the way has come. Only repeats
 * the name beside it.
 */
export function Portrait({ src, name, sizes, early }: PortraitProps) {
  const [missing, setMissing] = useState(false);
  return (
    <>
      {(!src || missing) && (
        <span className={styles.initials} aria-hidden>
          {initials(name)}
        </span>
      )}
      {src && (
        <img
          // One of the first screen may have failed before React was there to hear of it.
          ref={(image) => void (image?.complete && image.naturalWidth === 0 && setMissing(true))}
          className={missing ? styles.awaited : styles.image}
          src={src}
          srcSet={narrower(src)}
          sizes={sizes}
          width={WIDEST}
          height={WIDEST}
          alt=""
          loading={early ? "eager" : "lazy"}
          decoding="async"
          onError={() => setMissing(true)}
          onLoad={() => setMissing(false)}
        />
      )}
    </>
  );
}

/** The other widths of a portrait that this site has made, whose address ends in the widest; of any other, nothing. */
function narrower(src: string): string | undefined {
  const end = `-${WIDEST}.webp`;
  if (!src.startsWith("/images/") || !src.endsWith(end)) return undefined;
  const made = src.slice(0, -end.length);
  return PORTRAIT_WIDTHS.map((width) => `${made}-${width}.webp ${width}w`).join(", ");
}

/** At most two letters: the first of each of the first two words, capitals inside one word included. */
function initials(name: string): string {
  const words = name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").match(/[\p{L}\p{N}]+/gu) ?? ["?"];
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();
}
