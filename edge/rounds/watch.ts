import * as z from "zod";
import { readJson } from "#schemas/read-json.ts";
import { mailboxTrouble } from "#server/contact/flood-guard.ts";
import {
  ALERT_SUBJECT,
  type AlertMemory,
  type AlertWatch,
  createAlertWatch,
} from "#server/outbox/alerts/alert-job.ts";
import { openWebAlertRoutes } from "#server/outbox/delivery/delivery.ts";
import { StoreUnavailable } from "#server/outbox/message-store.ts";
import { createPurge, purgedWords } from "#server/outbox/retention/retention.ts";
import type { Edge } from "../open-edge.ts";
import { readGate } from "./deliver.ts";
import { writeHealth } from "./health.ts";
import { tellOutOfReach } from "./out-of-reach.ts";

const NOTE = "watch";

/** What one look leaves to the next, which another machine plays. */
const Left = z.object({
  alerts: z
    .object({
      said: z.string(),
      troubled: z.boolean(),
      lasting: z.array(z.enum(["waiting", "blocked", "refused", "quarantine", "mailbox", "backup"])),
      unsent: z.boolean().default(false),
    })
    .optional(),
  tooOld: z.array(z.tuple([z.number(), z.number()])).default([]),
});
type Left = z.output<typeof Left>;

/**
 * Counts the messages and tells a person what asks for a hand, purges what is too old, and writes down how the site is.
 * @param at when this look was due, in milliseconds since 1970
 */
export async function watch(edge: Edge, at: number): Promise<void> {
  const { misset, store, ways } = edge;
  if (misset !== undefined) console.error(misset);
  const left = await takeUp(store.notes).catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
    console.error(error.message);
  });
  if (left === undefined) return tellOutOfReach(at, watchOf(edge, TROUBLED));
  const tooOld = new Map(left.tooOld);
  const alerts = watchOf(edge, left.alerts);
  await alerts.look();
  const gone = await createPurge(store, tooOld)(store.today(), store.now());
  if (gone > 0) console.log(purgedWords(gone));
  await store.forgetCounts();
  const reasons = [await troubleOf(edge), alerts.trouble()];
  for (const way of ways) {
    const { kind } = await readGate(edge, way.channel);
    if (kind === "closed" || kind === "stopped") reasons.push(way.words[kind]);
  }
  await writeHealth(edge, reasons, alerts.told());
  const { lasting, ...memory } = alerts.memory();
  await leave(store.notes, { alerts: { ...memory, lasting: [...lasting] }, tooOld: [...tooOld] });
}

/** What a look remembers that could read no memory: it follows another that could not either. */
const TROUBLED: AlertMemory = { said: "", troubled: true, lasting: [], unsent: false };

function watchOf(edge: Edge, memory: AlertMemory | undefined): AlertWatch {
  const { site, env, misset, store, ways, doubles } = edge;
  return createAlertWatch(
    {
      store,
      open: ways.map(({ channel }) => channel),
      routes: openWebAlertRoutes(env, site.build.name, ALERT_SUBJECT, doubles.mail),
      siteName: site.build.name,
      mailbox: async () => (await troubleOf(edge)) ?? misset,
      say: console.log,
    },
    memory,
  );
}

function troubleOf({ store, env }: Edge): Promise<string | undefined> {
  return mailboxTrouble(store, env.CONTACT_LIMIT_GLOBAL > 0, store.today());
}

/** Reads what the look before left, and leaves it again: a database that takes nothing more is told apart from the first. */
async function takeUp(notes: Edge["store"]["notes"]): Promise<Left> {
  const left = readJson(Left, (await notes.read(NOTE)) ?? "") ?? { tooOld: [] };
  await leave(notes, left);
  return left;
}

async function leave(notes: Edge["store"]["notes"], left: Left): Promise<void> {
  await notes.write(NOTE, JSON.stringify(left));
}
