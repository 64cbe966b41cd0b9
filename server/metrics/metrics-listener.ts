import { createHash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { frenchSpaces } from "#text/french-spaces.ts";
import { EXPOSITION_TYPE } from "./exposition.ts";

/** Where the figures are read, and the word that opens them; without it, whoever reaches the address reads them. */
export interface MetricsAddress {
  port: number;
  host: string;
  token: string | undefined;
}

/** The door of the figures cannot be opened; `message` is French. */
export class MetricsUnavailable extends Error {}

/** Monitors are few and quick; the door of the visitors is another one. */
const MAX_CONNECTIONS = 20;

/**
 * Serves the figures on a door of their own: behind a proxy on this machine every visitor comes from 127.0.0.1, so an
 * address of the site itself could never tell a monitor from a stranger.
 * @param page gives the figures as text
 * @throws MetricsUnavailable when the address is taken, or not ours
 */
export async function openMetricsListener(
  { port, host, token }: MetricsAddress,
  page: () => Promise<string>,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer(
    { headersTimeout: 5000, requestTimeout: 5000, maxHeaderSize: 8192 },
    (request, response) => {
      const answer = (status: number, text: string, headers: Record<string, string> = {}) =>
        response
          .writeHead(status, {
            "content-type": "text/plain; charset=utf-8",
            "cache-control": "no-store",
            ...headers,
          })
          .end(request.method === "HEAD" ? undefined : text);
      if (!opens(token, request.headers.authorization))
        return answer(401, "Donnez le mot de METRICS_TOKEN.\n", { "www-authenticate": "Bearer" });
      if (request.url?.split("?", 1)[0] !== "/metrics") return answer(404, "Les chiffres sont à /metrics.\n");
      if (request.method !== "GET" && request.method !== "HEAD")
        return answer(405, "Les chiffres se lisent.\n", { allow: "GET, HEAD" });
      void page().then(
        (text) => answer(200, text, { "content-type": EXPOSITION_TYPE }),
        (error: unknown) => answer(500, `Les chiffres ne se laissent pas lire\u00a0: ${String(error)}\n`),
      );
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.listen({ port, host });
  await once(server, "listening").catch((error: unknown) => {
    const cause = error instanceof Error && "code" in error ? String(error.code) : "raison inconnue";
    throw new MetricsUnavailable(
      frenchSpaces(
        `Les chiffres ne peuvent pas être lus sur ${host}, port ${port} (${cause}). Donnez un autre METRICS_PORT, ou corrigez METRICS_HOST.`,
      ),
    );
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Compared by digest, in a time that tells nothing of the word or of its length. */
function opens(token: string | undefined, authorization: string | undefined): boolean {
  if (token === undefined) return true;
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(`Bearer ${token}`), digest(authorization ?? ""));
}
