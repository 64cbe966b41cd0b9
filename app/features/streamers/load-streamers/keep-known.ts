import type { Streamer, StreamersAnswer } from "../streamer.ts";

/** The answer, with those of whom it says nothing new as they were, the same objects: nothing of them is rendered again. */
export function keepKnown(answer: StreamersAnswer, known: readonly Streamer[]): StreamersAnswer {
  const before = new Map(known.map((streamer) => [written(streamer), streamer]));
  return { ...answer, streamers: answer.streamers.map((each) => before.get(written(each)) ?? each) };
}

function written(streamer: Streamer): string {
  return JSON.stringify({ ...streamer, roles: [...streamer.roles] });
}
