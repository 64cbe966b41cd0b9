import { useState } from "react";
import styles from "./portrait.module.css";

export interface PortraitProps {
  src: string | undefined;
  name: string;
  /** Fetched with the page, not when it comes near. */
  early: boolean;
}

/** A profile image, or the streamer's initials where there is none or it does not arrive. Only repeats the name beside it. */
export function Portrait({ src, name, early }: PortraitProps) {
  const [missing, setMissing] = useState(false);
  if (!src || missing) {
    return (
      <span className={styles.initials} aria-hidden>
        {initials(name)}
      </span>
    );
  }
  return (
    <img
      // One of the first screen may have failed before React was there to hear of it.
      ref={(image) => void (image?.complete && image.naturalWidth === 0 && setMissing(true))}
      className={styles.image}
      src={src}
      width={192}
      height={192}
      alt=""
      loading={early ? "eager" : "lazy"}
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}

/** At most two letters: the first of each of the first two words, capitals inside one word included. */
function initials(name: string): string {
  const words = name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").match(/[\p{L}\p{N}]+/gu) ?? ["?"];
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase("fr");
}
