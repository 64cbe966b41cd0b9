import ipaddr from "ipaddr.js";
import { isWithin, type Network } from "./network.ts";

/**
 * The address of the visitor: that of the socket, or, when the socket is one of our proxies, the right-most hop of
 * X-Forwarded-For that is not a proxy of ours. What a stranger writes in that header is never believed.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  proxies: readonly Network[],
): string {
  if (forwardedFor === undefined || !isWithin(socketAddress, proxies)) return socketAddress;
  let visitor = socketAddress;
  for (const hop of hopsOf(forwardedFor).toReversed()) {
    if (!ipaddr.isValid(hop)) return visitor;
    visitor = hop;
    if (!isWithin(hop, proxies)) return visitor;
  }
  return visitor;
}

/** The hop that the nearest proxy wrote, whoever it is, or undefined when it is no address. */
export function lastHop(forwardedFor: string | undefined): string | undefined {
  const hop = hopsOf(forwardedFor ?? "").at(-1) ?? "";
  return ipaddr.isValid(hop) ? hop : undefined;
}

/** The hops in their order; some proxies write the visitor's port too, and IPv6 in brackets then. */
function hopsOf(forwardedFor: string): string[] {
  return forwardedFor
    .split(",")
    .map((hop) => hop.trim().replace(/^\[(.+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/, "$1$2"));
}
