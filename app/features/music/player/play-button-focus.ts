/** The id of the mini player's play button, the one that is always there. */
export const PLAY_BUTTON = "lecteur-lecture";

/** Puts the focus on play or pause, for the buttons that go away with what they start. */
export function focusPlayButton(): void {
  document.getElementById(PLAY_BUTTON)?.focus({ preventScroll: true });
}
