import type { MediaSource } from "#schemas/page-data.ts";
import { watchPage } from "#platforms/youtube.ts";
import { ExternalLink } from "#app/ui/external-link/external-link.tsx";

interface VideoSourceProps {
  id: string;
  source: MediaSource;
  playing: boolean;
  className: string | undefined;
}

/** Whose video it is and who learns of the click, before it; a way out of a frame that stays empty, after it. */
export function VideoSource({ id, source, playing, className }: VideoSourceProps) {
  if (source.kind === "file")
    return (
      <p id={id} className={className}>
        Cette vidéo est sur ce site{"\u00a0"}: aucun traceur.
      </p>
    );
  return (
    <p className={className}>
      <span id={id}>
        {playing
          ? "Lue chez YouTube (Google). Rien ne s’affiche\u00a0?"
          : "Cette vidéo est hébergée par YouTube (Google). En la lançant, YouTube reçoit votre adresse IP et peut déposer des traceurs."}
      </span>{" "}
      <ExternalLink href={watchPage(source.id)}>Voir sur YouTube</ExternalLink>
    </p>
  );
}
