import * as z from "zod";
import { readJson } from "#schemas/read-json.ts";
import { mailboxTrouble } from "#server/contact/flood-guard.ts";
import { type AlertMemory, createAlertWatch } from "#server/outbox/alerts/alert-job.ts";
import { openWebAlertRoutes } from "#server/outbox/delivery/delivery.ts";
import { createPurge } from "#server/outbox/retention/retention.ts";
import { counted } from "#text/counted.ts";
import type { Edge } from "../open-edge.ts";
import { readGate } from "./deliver.ts";
import { writeHealth } from "./health.ts";

const NOTE = "watch";

/** What one look leaves to the next, which another machine plays. */
const Left = z.object({
  alerts: z
    .object({
      said: z.string(),
      troubled: z.boolean(),
      lasting: z.array(z.enum(["waiting", "blocked", "refused", "quarantine", "mailbox", "backup"])),
    })
    .optional(),
  tooOld: z.array(z.tuple([z.number(), z.number()])).default([]),
});

/** Counts the messages and tells a person what asks for a hand, purges what is too old, and writes down how the site is. */
export async function watch(edge: Edge): Promise<void> {
  const { site, env, misset, store, ways, doubles } = edge;
  const left = await readLeft(store.notes);
  const tooOld = new Map(left.tooOld);
  const trouble = () => mailboxTrouble(store, env.CONTACT_LIMIT_GLOBAL > 0, store.today());
  const alerts = createAlertWatch(
    {
      store,
      open: ways.map(({ channel }) => channel),
      routes: openWebAlertRoutes(env, site.build.name, "Messages du formulaire à voir", doubles.mail),
      siteName: site.build.name,
      mailbox: async () => misset ?? trouble(),
      say: console.log,
    },
    left.alerts,
  );
  if (misset !== undefined) console.error(misset);
  await alerts.look();
  const gone = await createPurge(store, tooOld)(store.today(), store.now());
  if (gone > 0)
    console.log(
      `${counted(gone, "message trop ancien a été effacé", "messages trop anciens ont été effacés")}.`,
    );
  await store.forgetCounts();
  const reasons = [await trouble(), alerts.trouble()];
  for (const way of ways) {
    const { kind } = await readGate(store.notes, way.channel);
    if (kind === "closed" || kind === "stopped") reasons.push(way.words[kind]);
  }
  await writeHealth(edge, reasons, alerts.told());
  const leaves: z.input<typeof Left> = { alerts: mutable(alerts.memory()), tooOld: [...tooOld] };
  await store.notes.write(NOTE, JSON.stringify(leaves));
}

function mutable({ lasting, ...same }: AlertMemory) {
  return { ...same, lasting: [...lasting] };
}

async function readLeft(notes: Edge["store"]["notes"]): Promise<z.output<typeof Left>> {
  return readJson(Left, (await notes.read(NOTE)) ?? "") ?? { tooOld: [] };
}
