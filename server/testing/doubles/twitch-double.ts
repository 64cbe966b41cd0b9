import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import { listen } from "../servers/listen-on-loopback.ts";
import { TWITCH_HOSTS } from "#server/streamers/twitch/refresh.ts";

/** How the stand-in misbehaves: it answers in place of the API, and says whether it did. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A stand-in for Twitch on loopback: tokens, accounts, broadcasts and portraits, with faults on demand. */
export async function startTwitchDouble(
  people: Record<string, { live?: boolean; portrait?: string | Buffer }>,
) {
  const double = {
    fault: (() => false) as Fault,
    token: "jeton-1",
    tokens: 0,
    calls: [] as string[],
    hosts: { ...TWITCH_HOSTS },
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://double");
    double.calls.push(url.pathname);
    if (double.fault(request, response)) return;
    if (url.pathname === "/oauth2/token") {
      double.tokens++;
      return json(response, { access_token: double.token, expires_in: 1000, token_type: "bearer" });
    }
    if (url.pathname.startsWith("/portraits/"))
      return void response.end(people[url.pathname.split("/")[2] ?? ""]?.portrait);
    if (request.headers.authorization !== `Bearer ${double.token}`)
      return void response.writeHead(401).end("{}");
    const asked = url.searchParams
      .getAll(url.pathname === "/helix/users" ? "login" : "user_login")
      .filter((login) => Object.hasOwn(people, login.toLowerCase()));
    if (asked.length > 100) return void response.writeHead(400).end();
    if (url.pathname === "/helix/users")
      return json(response, {
        data: asked.map((login) => ({
          login,
          display_name: login.toUpperCase(),
          profile_image_url: `${double.hosts.portraits}/portraits/${login}`,
        })),
      });
    return json(response, {
      data: asked
        .filter((login) => people[login]?.live)
        .map((login) => ({
          user_login: login,
          viewer_count: 12,
          title: "En <jeu>",
          started_at: "2026-01-01T10:00:00Z",
        })),
    });
  });
  // Node's own would close what waits behind a portrait that hangs just as it is used again.
  server.keepAliveTimeout = 60_000;
  const origin = await listen(server);
  double.hosts = { auth: origin, api: origin, portraits: origin };
  onTestFinished(() => void server.close());
  return double;
}

/** Answers with JSON. */
export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
