import type { Edge } from "../open-edge.ts";
import type { RoundName } from "../round-times.ts";
import { deliverAll } from "./deliver.ts";
import { refreshTwitch } from "./twitch.ts";
import { watch } from "./watch.ts";

export { deliverAll } from "./deliver.ts";
export { readHealth } from "./health.ts";
export { readTwitch } from "./twitch.ts";

const PLAYED: Record<RoundName, (edge: Edge) => Promise<void>> = {
  deliveries: deliverAll,
  streamers: refreshTwitch,
  watch,
};

/** Plays a round; one that is played twice at once does nothing twice. */
export async function playRound(name: RoundName, edge: Edge): Promise<void> {
  await PLAYED[name](edge);
}
