import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { mediaType } from "#http-policy/media-type.ts";

const PAGES = "exemples/menu_affiches/html";

/** Shows the pages of the example resource as the game would, at an origin of this machine. Gives back the way to stop. */
export async function serveExample(port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const name = (request.url ?? "/").slice(1);
    void readFile(join(PAGES, name))
      .then((body) => response.setHeader("content-type", mediaType(name) ?? "text/plain").end(body))
      .catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
