import type { Failure } from "./player-state.ts";

const TEXTS: Record<Failure, string> = {
  offline: "Vous êtes hors ligne : cette piste attend le réseau.",
  unreachable: "YouTube ne répond pas. Vérifiez votre connexion, ou un bloqueur l’empêche de se charger.",
  interrupted: "YouTube ne répond plus. Vérifiez votre connexion, puis réessayez.",
  gone: "Cette vidéo n’existe plus ou elle est privée.",
  forbidden: "Son auteur ne permet pas de lire cette vidéo hors de YouTube.",
  refused: "YouTube refuse de lire cette vidéo ici.",
  broken: "Ce fichier n’arrive pas. Vérifiez votre connexion, puis réessayez.",
  unreadable: "Ce navigateur ne sait pas lire ce fichier : son format lui est inconnu, ou il est abîmé.",
};

/** Failures that another try does not mend. */
const LASTING: ReadonlySet<Failure> = new Set(["gone", "forbidden", "unreadable"]);

/** Whether trying again may help. */
export function mayPass(failure: Failure): boolean {
  return !LASTING.has(failure);
}

/** What a track that cannot play says to the visitor. */
export function failureText(failure: Failure): string {
  return TEXTS[failure];
}
