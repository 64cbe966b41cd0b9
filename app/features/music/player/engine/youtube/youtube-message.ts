import type { Failure } from "../../../player-state.ts";

/** What one message of the platform's frame says; fields are absent when it says nothing of them. Times in seconds. */
export interface YoutubeMessage {
  state?: "playing" | "paused" | "buffering" | "ended" | "unstarted";
  elapsed?: number;
  total?: number;
  failure?: Failure;
}

const STATES: Record<number, NonNullable<YoutubeMessage["state"]>> = {
  [-1]: "unstarted",
  0: "ended",
  1: "playing",
  2: "paused",
  3: "buffering",
  5: "unstarted",
};
/** The platform's error numbers: 2 and 5 bad request or player, 100 removed or private, 101 and 150 forbidden, 153 no referrer. */
const FAILURES: Record<number, Failure> = {
  2: "refused",
  5: "refused",
  100: "gone",
  101: "forbidden",
  150: "forbidden",
  153: "refused",
};

/** Reads a message of the frame (a JSON text); anything that is not one gives undefined. */
export function readYoutubeMessage(data: unknown): YoutubeMessage | undefined {
  const message = typeof data === "string" ? parse(data) : data;
  if (!isRecord(message) || typeof message["event"] !== "string") return undefined;
  const { event, info } = message;
  if (event === "onStateChange" && typeof info === "number") return withState(info);
  if (event === "onError")
    return { failure: (typeof info === "number" ? FAILURES[info] : undefined) ?? "refused" };
  if ((event === "infoDelivery" || event === "initialDelivery") && isRecord(info)) return readInfo(info);
  return {};
}

function readInfo(info: Record<string, unknown>): YoutubeMessage {
  const { playerState, currentTime, duration } = info;
  return {
    ...(typeof playerState === "number" && withState(playerState)),
    ...(typeof currentTime === "number" && { elapsed: currentTime }),
    ...(typeof duration === "number" && { total: duration }),
  };
}

function withState(number: number): YoutubeMessage {
  const state = STATES[number];
  return state ? { state } : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
