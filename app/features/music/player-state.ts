import type { TrackData } from "#schemas/page-data.ts";
import { chooseNext, type Repeat, type Shuffle } from "./choose-next.ts";

/** Why a track does not play; `failure-text.ts` has the words. */
export type Failure =
  | "offline"
  | "unreachable"
  | "interrupted"
  | "gone"
  | "forbidden"
  | "refused"
  | "broken"
  | "unreadable";

/** The group that a track was chosen from: what next, previous and the end of a track go through. */
export interface Queue {
  creator: string;
  arc: string | undefined;
  tracks: readonly TrackData[];
}

interface Settings {
  repeat: Repeat;
  /** The shuffled order, or undefined when the order is the page's. */
  shuffle: Shuffle | undefined;
  /** True once the visitor has asked for a video of the platform in this visit: before, none is loaded unasked. */
  platform: boolean;
}

interface Selection {
  track: TrackData;
  queue: Queue;
  /** Counts selections, so that the same track chosen again starts again. */
  turn: number;
  /** False while nothing of the track has been asked for: chosen by its address, waiting for a click. */
  begun: boolean;
  /** True once the file or the platform has said anything: a platform that is silent shows no frame. */
  answered: boolean;
  /** Where it begins, in seconds: where it was before a reload or a failure, else 0. */
  from: number;
}

/** What outlives a reload of the page: the track, its group and the way through it. */
export type Kept = Settings & Pick<Selection, "track" | "queue" | "from">;

/** A track is chosen: wants to play and is being fetched, plays, or is paused [M5]; or cannot play. */
export type Selected = Settings &
  Selection &
  ({ status: "loading" | "playing" | "paused" } | { status: "failed"; failure: Failure });

/** Everything that the player may be in [M5]. `missing`: the address names a track that no group has [M4]. */
export type PlayerState = Selected | (Settings & { status: "stopped" }) | (Settings & { status: "missing" });

/** Whether it plays or is about to: what a click on the button, or anything else that wants silence, pauses. */
export const isOn = (status: PlayerState["status"] | undefined) =>
  status === "playing" || status === "loading";

export type PlayerAction =
  /** The visitor chose a track [M2]. */
  | { type: "select"; track: TrackData; queue: Queue }
  /** The address chose a track: shown, nothing fetched. */
  | { type: "cue"; track: TrackData; queue: Queue }
  | { type: "miss" }
  /** The page was reloaded: the track is there again, paused, and nothing of it is fetched. */
  | { type: "restore"; kept: Kept }
  /** Where a track that nothing has been fetched of will start, in seconds. */
  | { type: "place"; from: number }
  | { type: "toggle" }
  | { type: "pause" }
  | { type: "stop" }
  | { type: "next" }
  | { type: "previous" }
  | { type: "repeat"; repeat: Repeat }
  | { type: "shuffle"; seed: number | undefined }
  /** What the file or the platform says. */
  | { type: "answered" }
  | { type: "began" }
  | { type: "waiting" }
  | { type: "halted" }
  | { type: "ended"; pageVisible: boolean }
  | { type: "failed"; failure: Failure; at: number };

/** No track [M5]. */
export const STOPPED: PlayerState = { status: "stopped", repeat: "off", shuffle: undefined, platform: false };

/** Whether a track is chosen, playing or not. */
export function isSelected(state: PlayerState): state is Selected {
  return state.status !== "stopped" && state.status !== "missing";
}

/** Whether the group has no other track: there is no next one, and no order to shuffle. */
export function isAlone({ queue }: Selected): boolean {
  return queue.tracks.length < 2;
}

/** The player's only rule book: the state after an action [M2, M4, M5]. */
export function reduce(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case "select":
      return start(beginWith(state, action.track), action.track, action.queue);
    case "cue":
      return cue(beginWith(state, action.track), action.track, action.queue);
    case "restore":
      return ready(state, action.kept);
    case "miss":
      return { ...settings(state), status: "missing" };
    case "stop":
      return { ...settings(state), status: "stopped" };
    case "repeat":
      return { ...state, repeat: action.repeat };
    default:
      return isSelected(state) ? reduceSelected(state, action) : state;
  }
}

function reduceSelected(state: Selected, action: PlayerAction): PlayerState {
  switch (action.type) {
    case "toggle":
      return toggle(state);
    case "shuffle": {
      const { seed } = action;
      return { ...state, shuffle: seed === undefined ? undefined : { first: state.track.id, seed } };
    }
    case "pause":
    case "halted":
      return isOn(state.status) ? { ...state, status: "paused" } : state;
    case "place":
      return state.begun ? state : { ...state, from: action.from };
    case "answered":
      return state.answered ? state : { ...state, answered: true };
    case "began":
      return state.status === "loading" ? { ...state, status: "playing" } : state;
    case "waiting":
      return state.status === "playing" ? { ...state, status: "loading" } : state;
    case "failed":
      return { ...state, status: "failed", failure: action.failure, from: action.at };
    case "next":
      if (isAlone(state)) return state;
      return move(state, chooseNext(state.track, state.queue.tracks, { ...state, step: 1, wrap: true }));
    case "previous":
      return move(state, chooseNext(state.track, state.queue.tracks, { ...state, step: -1, wrap: true }));
    case "ended":
      return end(state, action.pageVisible);
    default:
      return state;
  }
}

function toggle(state: Selected): PlayerState {
  if (isOn(state.status)) return { ...state, status: "paused" };
  if (state.status === "failed" || !state.begun) return start(state, state.track, state.queue, state.from);
  return { ...state, status: "loading" };
}

/** Next and previous were clicked, but nobody has agreed to the platform yet: its video waits behind its own button. */
function move(state: Selected, track: TrackData | undefined): PlayerState {
  if (!track) return state;
  if (track.source.kind === "file" || state.platform) return start(state, track, state.queue);
  return cue(state, track, state.queue);
}

/**
 * The end of a track: again, the next one, or silence. The platform's videos only follow by themselves in a visible page; before
 * one was asked for, they are passed over.
 */
function end(state: Selected, pageVisible: boolean): PlayerState {
  const silent: PlayerState = { ...state, status: "paused", begun: false, from: 0 };
  if (state.repeat === "track") return start(state, state.track, state.queue);
  const way = { ...state, step: 1, wrap: state.repeat === "group" } as const;
  let track = chooseNext(state.track, state.queue.tracks, way);
  while (track && track.id !== state.track.id && track.source.kind === "youtube" && !state.platform)
    track = chooseNext(track, state.queue.tracks, way);
  if (!track) return silent;
  if (track.source.kind === "youtube" && !pageVisible) return cue(state, track, state.queue);
  return start(state, track, state.queue);
}

function start(state: PlayerState, track: TrackData, queue: Queue, from = 0): PlayerState {
  const kept = { ...settings(state), platform: state.platform || track.source.kind === "youtube" };
  return { ...ready(state, { ...kept, track, queue, from }), status: "loading", begun: true };
}

/** A track that was chosen is where a shuffled order begins: all of the group follows once. */
function beginWith(state: PlayerState, { id }: TrackData): PlayerState {
  return { ...state, shuffle: state.shuffle && { ...state.shuffle, first: id } };
}

/** Shown, and nothing fetched. */
function cue(state: PlayerState, track: TrackData, queue: Queue): Selected {
  return ready(state, { ...settings(state), track, queue, from: 0 });
}

/** Chosen, and waiting for a click. */
function ready(state: PlayerState, kept: Kept): Selected {
  return { ...kept, status: "paused", turn: turnAfter(state), begun: false, answered: false };
}

function settings({ repeat, shuffle, platform }: PlayerState): Settings {
  return { repeat, shuffle, platform };
}

function turnAfter(state: PlayerState): number {
  return isSelected(state) ? state.turn + 1 : 1;
}
