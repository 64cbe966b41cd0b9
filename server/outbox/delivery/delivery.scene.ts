import type { ContactMessage } from "#schemas/contact-message.ts";
import type { SmtpServer } from "#server/config/env.ts";
import { freshStore, keepMessage } from "#server/testing/store-scene.ts";
import { createChatWay, createWebhook } from "./chat/chat-way.ts";
import { createMailer } from "./smtp/mailer.ts";
import { deliverDue, type Gate } from "./round/deliver-due.ts";
import type { Way } from "./way.ts";

/** The way by a mail server on this machine. */
export function mailWay(
  port: number,
  smtp: Partial<SmtpServer> = {},
  takes?: Parameters<typeof createMailer>[2],
): Way {
  const server: SmtpServer = {
    host: "127.0.0.1",
    port,
    secure: false,
    requireTls: false,
    auth: undefined,
    ...smtp,
  };
  const addresses = { from: "site@example.org", to: "equipe@example.org", siteName: "Port-Brume" };
  return createMailer(server, addresses, takes);
}

/** The way by a chat's webhook, of which the pages speak. */
export function chatWay(address: string): Way {
  return createChatWay(createWebhook(new URL(address), "essai"), () => ({ address: true }));
}

/** A store with a way out, for tests that move the calendar by hand: `pass(minutes)` runs all the looks of that time. */
export async function deliveryScene(way: Way) {
  const { store } = await freshStore();
  let now = Date.UTC(2026, 0, 1);
  let gate: Gate = { kind: "open" };
  const look = async (): Promise<void> => {
    gate = await deliverDue(
      {
        store,
        way,
        open: [way.channel],
        now: () => now,
        today: () => now,
        random: () => 0.5,
        unmarked: new Set(),
        isStopping: () => false,
      },
      gate,
    );
  };
  return {
    store,
    look,
    gate: () => gate,
    now: () => now,
    async keep(words: Partial<ContactMessage> = {}, doubtful = false) {
      const count = (await store.list()).length;
      await keepMessage(store, { message: `Texte ${count}`, ...words }, { at: now, doubtful });
    },
    async pass(minutes: number) {
      for (let minute = 0; minute < minutes; minute++) {
        now += 60_000;
        await look();
      }
    },
    /** Moves the calendar without a look. */
    leap(minutes: number) {
      now += minutes * 60_000;
    },
    states: async () => (await store.list()).map(({ state }) => state),
  };
}
