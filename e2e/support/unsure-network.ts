import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A network between the browser and the site that accepts what it is asked, and may say nothing more. */
export interface UnsureNetwork {
  /** Where the site is found through it. */
  origin: string;
  /** From now on these stay without an answer or, once so many bytes of it have come, without its end. */
  holdBack: (files: RegExp, after?: number) => void;
  /** What was held back comes, and nothing else is. */
  letIn: () => void;
  /** What has been held back so far. */
  held: readonly string[];
  close: () => void;
}

/** Opens one in front of a site, on a port that the system chooses. */
export async function openUnsureNetwork(site: string): Promise<UnsureNetwork> {
  let kept: { files: RegExp; after?: number | undefined } | undefined;
  let waiting: (() => void)[] = [];
  const held: string[] = [];
  const server = createServer((asked, answer) => {
    const path = asked.url ?? "/";
    if (!kept?.files.test(path)) return forward(site, asked, answer);
    held.push(path);
    const { after } = kept;
    if (after === undefined) waiting.push(() => forward(site, asked, answer));
    else
      forward(site, asked, answer, (body) => {
        answer.write(body.subarray(0, after));
        waiting.push(() => answer.end(body.subarray(after)));
      });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has one
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    holdBack: (files, after) => (kept = { files, after }),
    letIn() {
      kept = undefined;
      for (const go of waiting) go();
      waiting = [];
    },
    held,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Passes a request on to the site; `give` receives the whole answer in the place of whoever asked. */
function forward(
  site: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  give?: (body: Buffer) => void,
): void {
  const { url, method, headers } = asked;
  const onward = request(new URL(url ?? "/", site), { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    if (!give) return void given.pipe(answer);
    const parts: Buffer[] = [];
    given.on("data", (part: Buffer) => parts.push(part)).on("end", () => give(Buffer.concat(parts)));
  });
  onward.on("error", () => answer.destroy());
  asked.pipe(onward);
}
