import * as z from "zod";
import { readJson } from "#schemas/read-json.ts";
import { FetchFailure, retryAfter } from "#server/bounded-fetch.ts";
import { askService } from "../ask-service.ts";
import { DeliveryFailure } from "../way.ts";

/** How long we wait when a 429 does not say, in milliseconds. */
const UNSAID_WAIT = 5000;

/** How long we wait at least, in milliseconds: a 429 that says « now », or an instant gone by, would else be asked without a pause. */
const SHORTEST_WAIT = 1000;

const Refusal = z.object({
  retry_after: z.number().nonnegative().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  code: z.number().optional().catch(undefined),
});

/** The channel is a forum, and the address names no thread (220001 to 220003): nothing that a message could mend. */
const FORUM_CODES: ReadonlySet<number | undefined> = new Set([220_001, 220_002, 220_003]);

/** Where a chat server takes messages for one of its channels. */
export interface Webhook {
  /** Settles once the chat server says that the message is there. @throws DeliveryFailure */
  post: (message: object) => Promise<void>;
  /** Asks whether the chat server is there; what it thinks of the address, only a message tells. @throws DeliveryFailure */
  ask: () => Promise<void>;
}

/**
 * A webhook by its address, which is a secret: nothing here ever says more of it than its host.
 * @param agent how we name ourselves, which the chat server asks of programs
 */
export function createWebhook(address: URL, agent: string): Webhook {
  const confirmed = new URL(address);
  confirmed.searchParams.set("wait", "true");
  const call = async (url: URL, init: RequestInit): Promise<void> => {
    const headers = { "user-agent": agent, connection: "close", "content-type": "application/json" };
    await askService(url, { ...init, headers });
  };
  return {
    async post(message) {
      await call(confirmed, { method: "POST", body: JSON.stringify(message) }).catch((error: unknown) => {
        const failure = sortAnswer(error);
        if (failure !== undefined) throw failure;
      });
    },
    async ask() {
      await call(address, {}).catch((error: unknown) => {
        const failure = sortAnswer(error);
        if (failure?.kind === "unreachable" || failure?.kind === "busy") throw failure;
      });
    },
  };
}

/** What an answer means, or undefined when the message was taken all the same. Anything unforeseen goes on. */
function sortAnswer(error: unknown): DeliveryFailure | undefined {
  if (!(error instanceof FetchFailure)) throw error;
  const { status, message: reason } = error;
  if (status >= 200 && status < 300) return undefined;
  if (status === 0 || status === 408 || status >= 500) return new DeliveryFailure("unreachable", reason);
  const said = readJson(Refusal, error.body) ?? {};
  if (status === 429) {
    const wait = Math.max(SHORTEST_WAIT, waitOf(error, said.retry_after));
    const seconds = Math.ceil(wait / 1000);
    return new DeliveryFailure("busy", `${reason}, et de revenir dans ${seconds} s`, wait);
  }
  // Longer or stranger than it takes: this message alone. Any other refusal is of the address itself.
  const content = [400, 413, 422].includes(status) && !FORUM_CODES.has(said.code);
  const words = said.message === undefined ? reason : `${reason} (${said.message})`;
  return new DeliveryFailure(content ? "refused" : "misconfigured", words);
}

/** How long to wait, in milliseconds: the answer's own seconds and fractions, else those of its header. */
function waitOf({ headers }: FetchFailure, seconds: number | undefined): number {
  return seconds === undefined ? (retryAfter(headers) ?? UNSAID_WAIT) : seconds * 1000;
}
