import type { IncomingMessage } from "node:http";
import { type AddressGroup, addressGroups } from "./address-groups.ts";
import { clientAddress, lastHop } from "./client-address.ts";
import { isLocal, isWithin, type Network } from "./network.ts";
import { createProxyWatch } from "./proxy-watch.ts";

export { clientAddress } from "./client-address.ts";

/** Addresses whose kind is remembered: enough for a crowd, and little memory. */
const REMEMBERED = 2000;

/** Shares that all visitors behind what is not known as a proxy have together: what it says of them is believed that far. */
const MANY = 8;

/** Tells visitors apart, whatever stands between them and us. */
export interface Visitors {
  /** The groups that a request counts in, the narrowest first. */
  groupsOf: (request: IncomingMessage) => readonly AddressGroup[];
  /** The same for a connection, or undefined when it is a proxy's, which brings many visitors. */
  groupsOfPeer: (peer: string) => readonly AddressGroup[] | undefined;
  /** The groups of a visitor that a proxy brings, none when it does not say who; undefined without a proxy between. */
  groupsBrought: (request: IncomingMessage) => readonly AddressGroup[] | undefined;
  /** Told of each request of a visitor before anything else is asked about it. */
  note: (request: IncomingMessage) => void;
  /** That visitors cannot be told apart behind a proxy, and what to write, in French; it names no address but the loopback's. */
  trouble: () => string | undefined;
}

/**
 * @param named the proxies whose forwarded addresses are believed
 * @param say told once of a proxy that nobody named, or that forwards nothing, with the line to write
 */
export function createVisitors(named: readonly Network[], say: (text: string) => void): Visitors {
  const watch = createProxyWatch(named, say);
  const kindOf = remembered((peer: string) =>
    isWithin(peer, named) ? "named" : isLocal(peer) ? "local" : "public",
  );
  const groupsAt = remembered(addressGroups);

  const bringsMany = (peer: string): boolean => kindOf(peer) === "named" || watch.isUnnamedProxy(peer);
  const groupsOf = (request: IncomingMessage): readonly AddressGroup[] => {
    const peer = peerOf(request);
    const forwarded = forwardedFor(request);
    if (!watch.isUnnamedProxy(peer)) return groupsAt(clientAddress(peer, forwarded, named));
    return [...groupsAt(lastHop(forwarded) ?? peer), { key: `par ${peer}`, share: MANY }];
  };

  return {
    groupsOf,
    groupsOfPeer(peer) {
      if (bringsMany(peer)) return undefined;
      // What is near may be a proxy that forwards nothing: it has the share of many.
      return kindOf(peer) === "local" ? [{ key: peer, share: MANY }] : groupsAt(peer);
    },
    groupsBrought(request) {
      if (!bringsMany(peerOf(request))) return undefined;
      return forwardedFor(request) === undefined ? [] : groupsOf(request);
    },
    note(request) {
      const peer = peerOf(request);
      const kind = kindOf(peer);
      // Of a named proxy, only the header that is believed counts.
      if (kind === "named")
        watch.note(peer, true, { forwarded: forwardedFor(request) !== undefined, veiled: false });
      if (kind === "local") {
        const forwarded = forwards(request);
        watch.note(peer, false, { forwarded, veiled: !forwarded && isOfSecurePage(request) });
      }
    },
    trouble: watch.trouble,
  };
}

function peerOf(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? "";
}

function forwards({ headers }: IncomingMessage): boolean {
  return headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
}

/** Whether a browser asks from a page of this site that it has by https: pages cannot write these headers. */
function isOfSecurePage({ headers }: IncomingMessage): boolean {
  const page = headers.origin ?? headers.referer;
  return headers["sec-fetch-site"] === "same-origin" && page?.startsWith("https:") === true;
}

function forwardedFor({ headers }: IncomingMessage): string | undefined {
  const value = headers["x-forwarded-for"];
  return Array.isArray(value) ? value.join(",") : value;
}

/** Keeps the answers about the last addresses: they are asked again with each request. */
function remembered<T>(ask: (address: string) => T): (address: string) => T {
  const known = new Map<string, T>();
  return (address) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const answer = ask(address);
    if (known.size >= REMEMBERED) known.clear();
    known.set(address, answer);
    return answer;
  };
}
