import type { Failure } from "./player-state.ts";

const TEXTS: Record<Failure, string> = {
  unreachable: "YouTube ne répond pas. Vérifiez votre connexion, ou un bloqueur l’empêche de se charger.",
  gone: "Cette vidéo n’existe plus ou elle est privée.",
  forbidden: "Son auteur ne permet pas de lire cette vidéo hors de YouTube.",
  refused: "YouTube refuse de lire cette vidéo ici.",
  broken: "Ce fichier ne se lit pas. Vérifiez votre connexion, puis réessayez.",
};

/** What a track that cannot play says to the visitor. */
export function failureText(failure: Failure): string {
  return TEXTS[failure];
}
