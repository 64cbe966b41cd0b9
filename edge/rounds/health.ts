import * as z from "zod";
import { readJson } from "#schemas/read-json.ts";
import { type Health, healthOf } from "#server/api/health.ts";
import { StoreUnavailable } from "#server/outbox/message-store.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import type { Edge } from "../open-edge.ts";

const NOTE = "health";

/** After how long a look that did not come is said, in milliseconds: three of them were missed. */
const SILENT_AFTER = 30 * 60_000;

const LATE =
  "Les tâches périodiques ne passent pas (« triggers » de wrangler.json) : les messages attendent.";

const Kept = z.object({
  at: z.number(),
  reasons: z.array(z.string()),
  messages: z.record(z.string(), z.record(z.string(), z.number())).optional(),
});

/** Writes down how the site is, so that whoever asks costs one row, not a count of all messages. */
export async function writeHealth(
  { store }: Edge,
  reasons: readonly (string | undefined)[],
  messages: Health["messages"],
): Promise<void> {
  const kept: z.input<typeof Kept> = {
    at: store.now(),
    reasons: reasons.filter((reason) => reason !== undefined),
    ...(messages === undefined ? {} : { messages }),
  };
  await store.notes.write(NOTE, JSON.stringify(kept));
}

/** How the site was at the last look, and whether looks still come. The first takes its time: a trigger is young at first. */
export async function readHealth(edge: Edge): Promise<Health> {
  const { store, site, misset } = edge;
  const { build } = site.build;
  try {
    const kept = readJson(Kept, (await store.notes.read(NOTE)) ?? "");
    if (kept === undefined) await writeHealth(edge, [], undefined);
    const isLate = kept !== undefined && store.now() - kept.at > SILENT_AFTER;
    // A look that can note nothing leaves the same silence as one that is not played.
    const late = isLate ? ((await store.trouble())?.text ?? frenchSpaces(LATE)) : undefined;
    const reasons = [misset, ...(kept?.reasons ?? []), late];
    const health = await healthOf(
      build,
      reasons.map((reason) => () => reason),
    );
    return { ...health, messages: kept?.messages };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return healthOf(build, [() => misset, () => error.message]);
  }
}
