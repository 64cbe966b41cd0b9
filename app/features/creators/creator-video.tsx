import { useEffect, useId } from "react";
import type { CreatorData } from "#schemas/page-data.ts";
import { ConsentCard } from "../../ui/consent-card.tsx";
import { onOtherSound } from "../../ui/one-at-a-time.ts";
import { Picture } from "../../ui/picture.tsx";
import { LocalVideo } from "./local-video.tsx";
import { OutsideVideo } from "./outside-video.tsx";
import styles from "./creator-video.module.css";

interface CreatorVideoProps {
  creator: CreatorData;
  /** Whether the visitor has asked for the platform’s frame. */
  asked: boolean;
  onAsk: (asked: boolean) => void;
}

/**
 * A creator's video [V1]: a file of the site plays on its own element; a platform's video stays a card with the site's own
 * picture until its button is clicked, and becomes a card again when something else starts to sound.
 */
export function CreatorVideo({ creator, asked, onAsk }: CreatorVideoProps) {
  const sound = useId();
  const { source, preview, videoTitle } = creator;
  useEffect(() => (asked ? onOtherSound(sound, () => onAsk(false)) : undefined), [asked, sound, onAsk]);

  if (source.kind === "file")
    return <LocalVideo src={source.src} preview={preview} title={videoTitle} sound={sound} />;
  if (asked) return <OutsideVideo id={source.id} title={videoTitle} sound={sound} />;
  return (
    <div className={styles.card}>
      <ConsentCard
        notice="Cette vidéo est hébergée par YouTube (Google). En la lançant, YouTube reçoit votre adresse IP et peut déposer des traceurs."
        action="Lancer la vidéo"
        onAccept={() => onAsk(true)}
        href={`https://www.youtube.com/watch?v=${source.id}`}
        linkLabel="Voir sur YouTube"
      >
        {preview && <Picture picture={preview} sizes="(min-width: 64rem) 56vw, 100vw" alt="" />}
      </ConsentCard>
    </div>
  );
}
