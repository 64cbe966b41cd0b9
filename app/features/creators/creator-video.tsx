import { useEffect, useId, useState } from "react";
import type { CreatorData } from "#schemas/page-data.ts";
import { ConsentCard } from "../../ui/consent-card.tsx";
import { onOtherSound } from "../../ui/one-at-a-time.ts";
import { Picture } from "../../ui/picture.tsx";
import { LocalVideo } from "./local-video.tsx";
import { OutsideVideo } from "./outside-video.tsx";
import styles from "./creator-video.module.css";

/**
 * A creator's video [V1]: a file of the site plays on its own element; a platform's video stays a card with the site's own
 * picture until its button is clicked, and becomes a card again when something else starts to sound.
 */
export function CreatorVideo({ creator }: { creator: CreatorData }) {
  const sound = useId();
  const [asked, setAsked] = useState(false);
  const { source, preview, videoTitle } = creator;
  useEffect(() => (asked ? onOtherSound(sound, () => setAsked(false)) : undefined), [asked, sound]);

  if (source.kind === "file")
    return <LocalVideo src={source.src} preview={preview} title={videoTitle} sound={sound} />;
  if (asked) return <OutsideVideo id={source.id} title={videoTitle} sound={sound} />;
  return (
    <div className={styles.card}>
      <ConsentCard
        notice="Cette vidéo est hébergée par YouTube (Google). En la lançant, YouTube reçoit votre adresse IP et peut déposer des traceurs."
        action="Lancer la vidéo"
        onAccept={() => setAsked(true)}
        href={`https://www.youtube.com/watch?v=${source.id}`}
        linkLabel="Voir sur YouTube"
      >
        {preview && <Picture picture={preview} sizes="(min-width: 64rem) 56vw, 100vw" alt="" />}
      </ConsentCard>
    </div>
  );
}
