import { lookup, type LookupAddress } from "node:dns";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { isPrivateHost } from "./addresses.ts";

/** What a host answers, as `fetch` gives it. */
export interface FileAnswer {
  status: number;
  headers: Headers;
  body: (AsyncIterable<Uint8Array> & { cancel(): Promise<void> }) | null;
}

/** Asks a host for one file, and follows it nowhere else. */
export type FileFetch = (
  url: string,
  init: { redirect: "manual"; signal: AbortSignal },
) => Promise<FileAnswer>;

/** What gives every address of a host, as `lookup` of `node:dns` does. */
type Resolve = (
  host: string,
  options: { all: true },
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;

/** Why the own network of the person was not reached, as the `code` of an error. */
export const REFUSED_INSIDE = "REFUSED_INSIDE";

/**
 * A {@link FileFetch} that connects to no host of this machine's own network. What a name leads to is judged where the connection
 * is made: whoever owns it could answer otherwise the next time that it is looked up.
 */
export function outsideFetch(resolve: Resolve = lookup): FileFetch {
  const judged: LookupFunction = (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, found) => {
      const [first] = error ? [] : found;
      if (!first) done(error ?? new Error(`no address: ${host}`), "");
      else if (found.some(({ address }) => isPrivateHost(address)))
        done(Object.assign(new Error(host), { code: REFUSED_INSIDE }), "");
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });

  return async (url, { signal }) => {
    if (url.startsWith("data:")) return fetch(url);
    const ask = url.startsWith("https:") ? secureRequest : plainRequest;
    const said = { accept: "*/*", "user-agent": "node" };
    const answer = await new Promise<IncomingMessage>((done, fail) =>
      ask(url, { lookup: judged, headers: said, signal }, done).on("error", fail).end(),
    );
    const headers = new Headers();
    for (const [name, values] of Object.entries(answer.headersDistinct))
      for (const value of values ?? []) headers.append(name, value);
    const body = {
      cancel: () => Promise.resolve(void answer.destroy()),
      [Symbol.asyncIterator]: () => answer[Symbol.asyncIterator](),
    };
    return { status: answer.statusCode ?? 0, headers, body };
  };
}
