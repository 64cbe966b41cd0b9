import * as z from "zod";
import { readJson } from "#schemas/read-json.ts";
import { deliverDue, type Gate, type Way } from "#server/outbox/delivery/delivery.ts";
import type { Channel } from "#server/outbox/message.ts";
import { StoreUnavailable } from "#server/outbox/message-store.ts";
import type { Edge } from "../open-edge.ts";

/** Messages by one way in one round at most: what one invocation may ask of D1 and of others is bounded too, the next goes on. */
const IN_A_ROUND = 3;

const Mark = { mark: z.string().optional() };
const KeptGate = z.union([
  z.object({ ...Mark, kind: z.literal("open") }),
  z.object({ ...Mark, kind: z.literal("paused"), until: z.number() }),
  z.object({ ...Mark, kind: z.literal("closed"), until: z.number(), tries: z.number(), reason: z.string() }),
  z.object({ ...Mark, kind: z.literal("stopped"), until: z.number(), reason: z.string() }),
]);

/** Sends what is due by every way, one after the other. What stops one stops no other. */
export async function deliverAll(edge: Edge): Promise<void> {
  for (const way of edge.ways) {
    try {
      await deliverBy(way, edge);
    } catch (error) {
      // Out of reach: the leases end, and the next round takes up what was under way.
      if (!(error instanceof StoreUnavailable)) throw error;
      console.error(`${way.channel} : ${error.message}`);
    }
  }
}

async function deliverBy(way: Way, edge: Edge): Promise<void> {
  const { store, ways, mark } = edge;
  const before = await readGate(edge, way.channel);
  let sent = 0;
  const counted: Way = {
    ...way,
    send(message) {
      sent += 1;
      return way.send(message);
    },
  };
  const gate = await deliverDue(
    {
      store: { ...store, noteSent: insisting(store.noteSent) },
      way: counted,
      open: ways.map(({ channel }) => channel),
      now: store.now,
      today: store.today,
      random: Math.random,
      unmarked: new Set(),
      isStopping: () => sent >= IN_A_ROUND,
    },
    before,
  );
  if (JSON.stringify(gate) === JSON.stringify(before)) return;
  await store.notes.write(noteOf(way.channel), JSON.stringify({ ...gate, mark }));
  if (gate.kind !== "open" && gate.kind !== "paused")
    console.error(`${way.words[gate.kind]} (${gate.reason})`);
}

/** How long after a note was lost it is written again, in milliseconds: D1 loses a line now and then, and what is not noted leaves twice. */
const AGAIN = 2000;

function insisting(note: Edge["store"]["noteSent"]): Edge["store"]["noteSent"] {
  return (...told) =>
    note(...told).catch(async (error: unknown) => {
      if (!(error instanceof StoreUnavailable)) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      return note(...told);
    });
}

/**
 * How a way stood after the last round of whichever machine played it. What our own set-up has stopped is open again once
 * that was changed.
 */
export async function readGate({ store, mark }: Edge, channel: Channel): Promise<Gate> {
  const kept = readJson(KeptGate, (await store.notes.read(noteOf(channel))) ?? "");
  if (kept === undefined) return { kind: "open" };
  const { mark: under, ...gate } = kept;
  return gate.kind === "stopped" && under !== mark ? { kind: "open" } : gate;
}

function noteOf(channel: Channel): string {
  return `gate ${channel}`;
}
