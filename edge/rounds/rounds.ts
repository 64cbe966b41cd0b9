import { StoreUnavailable } from "#server/outbox/message-store.ts";
import type { Edge } from "../open-edge.ts";
import type { RoundName } from "../round-times.ts";
import { deliverAll } from "./deliver.ts";
import { refreshTwitch } from "./twitch.ts";
import { watch } from "./watch.ts";

export { deliverAll } from "./deliver.ts";
export { readHealth } from "./health.ts";
export { readTwitch } from "./twitch.ts";

const PLAYED: Record<RoundName, (edge: Edge, at: number) => Promise<void>> = {
  deliveries: deliverAll,
  streamers: refreshTwitch,
  watch,
};

/**
 * Plays a round; one that is played twice at once does nothing twice. When the messages are out of reach the next takes up.
 * @param at when it was due, in milliseconds since 1970
 */
export async function playRound(name: RoundName, edge: Edge, at: number): Promise<void> {
  try {
    await PLAYED[name](edge, at);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    console.error(error.message);
  }
}
