import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import * as z from "zod";
import { listen } from "../servers/listen-on-loopback.ts";
import { json } from "./twitch-double.ts";

/** What the stand-in is asked to show: the parts of a message that the site uses. */
export const ChatPost = z.object({
  content: z.string().default(""),
  embeds: z
    .array(
      z.object({
        title: z.string(),
        description: z.string(),
        fields: z.array(z.object({ name: z.string(), value: z.string() })),
        footer: z.object({ text: z.string() }),
      }),
    )
    .default([]),
  allowed_mentions: z.object({ parse: z.array(z.string()) }),
  flags: z.number().default(0),
});
export type ChatPost = z.output<typeof ChatPost>;

/** How the stand-in misbehaves: it answers a message in place of the chat, and says whether it did. */
export type ChatFault = (post: ChatPost, response: ServerResponse) => boolean;

const SECRET_PATH = "/api/webhooks/4711/jeton-secret";

/** The longest that each part may be, as the chat server documents it: longer is a Bad Request. */
const LIMITS = {
  content: 2000,
  title: 256,
  description: 4096,
  name: 256,
  value: 1024,
  footer: 2048,
  all: 6000,
};

/**
 * A stand-in for a chat server on loopback, which takes « execute webhook » as the documentation describes it: the right
 * address alone, bounds of length, a message in answer when asked to wait; with faults on demand.
 */
export async function startChatDouble() {
  const double = {
    /** What it shows, in order. */
    shown: [] as ChatPost[],
    /** When each message came, taken or not, by `performance.now()`. */
    asked: [] as number[],
    fault: (() => false) as ChatFault,
    /** What it answers to a look at the webhook. */
    look: 200,
    address: "",
    host: "",
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://double");
    if (url.pathname !== SECRET_PATH)
      return json(response, { message: "Unknown Webhook", code: 10_015 }, 404);
    if (request.method === "GET") return json(response, { id: "4711", type: 1 }, double.look);
    double.asked.push(performance.now());
    const post = ChatPost.parse(JSON.parse(await bodyOf(request)));
    if (double.fault(post, response)) return;
    if (!isTaken(post)) return json(response, { message: "Invalid Form Body", code: 50_035 }, 400);
    double.shown.push(post);
    if (url.searchParams.get("wait") === "true") return json(response, { id: String(double.shown.length) });
    response.writeHead(204).end();
  });
  const origin = await listen(server);
  double.address = origin + SECRET_PATH;
  double.host = new URL(origin).host;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return double;
}

/** The answer to too many messages, in the documented shape; `seconds` may be a fraction. */
export function askToWait(response: ServerResponse, seconds: number): boolean {
  response.setHeader("retry-after", String(Math.ceil(seconds)));
  json(response, { message: "You are being rate limited.", retry_after: seconds, global: false }, 429);
  return true;
}

function isTaken({ content, embeds }: ChatPost): boolean {
  const parts = embeds.flatMap(({ title, description, fields, footer }): [string, number][] => [
    [title, LIMITS.title],
    [description, LIMITS.description],
    ...fields.flatMap(({ name, value }): [string, number][] => [
      [name, LIMITS.name],
      [value, LIMITS.value],
    ]),
    [footer.text, LIMITS.footer],
  ]);
  const all = parts.reduce((sum, [text]) => sum + text.length, 0);
  return (
    (content.trim() !== "" || embeds.length > 0) &&
    content.length <= LIMITS.content &&
    parts.every(([text, limit]) => text.trim() !== "" && text.length <= limit) &&
    all <= LIMITS.all
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
