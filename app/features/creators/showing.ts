/** What a creator's screen shows: its picture and a button, the film from a place in it on (seconds), or why there is none. */
export type Showing =
  | { state: "poster" }
  | { state: "playing"; from: number }
  | { state: "failed"; why: Failure; from: number };

type Failure = "offline" | "broken";

export const POSTER: Showing = { state: "poster" };

/** The words for a film that does not come; another try may mend each. */
export const FAILURE_TEXT: Record<Failure, string> = {
  offline: "Vous êtes hors ligne\u00a0: cette vidéo attend le réseau.",
  broken: "Cette vidéo ne se lit pas. Vérifiez votre connexion, puis réessayez.",
};

/** What shows after a film stopped coming at this second. */
export function failed(from: number): Showing {
  return { state: "failed", why: navigator.onLine ? "broken" : "offline", from };
}
