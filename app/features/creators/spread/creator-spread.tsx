import { useState } from "react";
import { useId } from "#app/ui/hydration/use-id.ts";
import type { CreatorData } from "#schemas/page-data.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { CreatorLinks } from "./creator-links.tsx";
import styles from "./creator-spread.module.css";
import { CreatorVideo } from "../video/creator-video.tsx";
import { POSTER } from "../showing.ts";

/** A name of more letters than this is set smaller: it goes over several lines. */
const LONG = 24;

/** One creator as a magazine spread: the video across, the portrait in it by the corner, biography and links [V1, V2]. */
export function CreatorSpread({ creator, mirrored }: { creator: CreatorData; mirrored: boolean }) {
  const [showing, setShowing] = useState(POSTER);
  const titleId = useId();
  return (
    <article
      id={creator.id}
      className={classNames(styles.spread, mirrored && styles.mirrored)}
      aria-labelledby={titleId}
      data-playing={showing.state === "playing" || undefined}
    >
      {/* The heading first, whatever stands above it: by headings one comes to the film under its own name. */}
      <div className={styles.head}>
        {creator.portrait && (
          <span className={styles.portrait}>
            <Picture picture={creator.portrait} sizes="(min-width: 64rem) 144px, 96px" alt="" />
          </span>
        )}
        <h2 id={titleId} className={styles.name} data-long={creator.name.length > LONG || undefined}>
          {creator.name}
        </h2>
      </div>
      <div className={styles.film}>
        <CreatorVideo creator={creator} showing={showing} onShow={setShowing} />
      </div>
      <div className={styles.story}>
        <p className={styles.text}>{creator.desc}</p>
        <CreatorLinks links={creator.links} />
      </div>
    </article>
  );
}
