import ipaddr from "ipaddr.js";
import { isWithin, type Network } from "./network.ts";

export { type Network, NetworkList } from "./network.ts";

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
  const hops = forwardedFor.split(",").map((hop) => hop.trim());
  let visitor = socketAddress;
  for (const hop of hops.toReversed()) {
    if (!ipaddr.isValid(hop)) return visitor;
    visitor = hop;
    if (!isWithin(hop, proxies)) return visitor;
  }
  return visitor;
}

/** The group that one visitor controls: an IPv4 address, or the /64 of an IPv6 address. */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return "inconnue";
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
}
