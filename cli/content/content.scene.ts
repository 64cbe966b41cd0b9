import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Command } from "./commands.ts";

/** Runs a command on a folder; gives its exit code and what it said, with plain spaces. */
export async function run(
  command: Command,
  contentDir: string,
  args: string[],
  fetch: typeof globalThis.fetch = noNetwork,
  ask?: (question: string) => Promise<string>,
  fetchOutside: Parameters<Command>[0]["fetchOutside"] = fetch,
) {
  let said = "";
  const code = await command({
    args,
    contentDir,
    mediaCache: join(contentDir, "var/images"),
    reports: join(contentDir, "var/imports"),
    colour: false,
    write: (text) => (said += text),
    ask,
    fetch,
    fetchOutside,
  });
  return { code, said: said.replace(/[\u00a0\u202f]/g, " ") };
}

/** The way to the network of a test that needs none. */
export const noNetwork: typeof fetch = () => Promise.reject(new Error("no network in this test"));

/** A host on loopback that stands in for every outside host (doublure): it is asked the path, and told the whole address (`x-stands-for`). */
export async function host(listener: RequestListener): Promise<typeof fetch> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init?.headers);
    headers.set("x-stands-for", asked.href);
    return fetch(`http://127.0.0.1:${address.port}${asked.pathname}`, { ...init, headers });
  };
}
