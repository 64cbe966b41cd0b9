import type { Failure } from "../../player-state.ts";

/** How long nothing at all may arrive, while the sound is waited for, before that is a failure; in milliseconds. */
export const PATIENCE = 10_000;
/** The same, while the browser says that it is offline. */
export const PATIENCE_OFFLINE = 2000;

/** What makes a track sound: the site's own media element or the platform's frame behind the same five words. */
export interface Engine {
  play(): void;
  pause(): void;
  /** Goes to a place in the track, in seconds. */
  seek(seconds: number): void;
  /** Level from 0 to 1. */
  setVolume(level: number, muted: boolean): void;
  /** Falls silent and leaves no listener, timer or download behind. */
  close(): void;
}

/** What an engine reports; the reducer decides what it means. */
export interface EngineReports {
  /** The other side is there, whatever it will say. */
  onAnswered(): void;
  onBegan(): void;
  onWaiting(): void;
  onHalted(): void;
  onEnded(): void;
  onFailed(failure: Failure): void;
  /** Seconds played and in all. */
  onClock(elapsed: number, total: number): void;
}
