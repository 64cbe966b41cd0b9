import { IconButton } from "#app/ui/button/icon-button.tsx";
import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconPhoto,
  IconPhotoOff,
} from "#app/ui/icons/icons.ts";
import type { MediaSource } from "#schemas/page-data.ts";
import { placePicture, usePicturePlace } from "../../picture-place.ts";
import styles from "./picture-buttons.module.css";

/** What each kind of picture can be told, and in which words: a platform's terms want its own seen, 200 px each way at least. */
const AWAY = {
  file: { hide: "Cacher l’image", show: "Montrer l’image", Hide: IconPhotoOff, Show: IconPhoto },
  youtube: {
    hide: "Réduire l’image (YouTube veut qu’on la voie)",
    show: "Agrandir l’image",
    Hide: IconArrowsMinimize,
    Show: IconArrowsMaximize,
  },
} as const;

/** Moves a track's pictures to the other corner, puts them away and gives them back; the sound goes on. */
export function PictureButtons({ source }: { source: MediaSource }) {
  const { side, away } = usePicturePlace();
  const words = AWAY[source.kind];
  const Icon = away ? words.Show : words.Hide;
  const left = side === "left";
  return (
    <div className={styles.buttons} data-source={source.kind}>
      {!(away && source.kind === "file") && (
        <IconButton
          label={left ? "Image à droite" : "Image à gauche"}
          className={styles.side}
          onClick={() => placePicture({ side: left ? "right" : "left" })}
        >
          {left ? <IconArrowBarToRight aria-hidden /> : <IconArrowBarToLeft aria-hidden />}
        </IconButton>
      )}
      <IconButton label={away ? words.show : words.hide} onClick={() => placePicture({ away: !away })}>
        <Icon aria-hidden />
      </IconButton>
    </div>
  );
}
