import ipaddr from "ipaddr.js";
import * as z from "zod";

/** An address range: base address and prefix length in bits. */
export type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** TRUSTED_PROXIES: addresses or ranges separated by commas, such as `127.0.0.1, 10.0.0.0/8, fd00::/8`. */
export const NetworkList = z.string().transform((text, context): Network[] => {
  const parts = text.split(/[\s,]+/).filter((part) => part !== "");
  const networks = parts.map(parseNetwork);
  if (networks.some((network) => network === undefined)) {
    context.addIssue({
      code: "custom",
      message:
        "écrivez des adresses ou des plages séparées par des virgules (exemple\u00a0: 127.0.0.1, 10.0.0.0/8)",
    });
    return z.NEVER;
  }
  return networks.filter((network) => network !== undefined);
});

/** Whether a written address lies in one of the networks. An IPv4 address mapped into IPv6 counts as IPv4. */
export function isWithin(address: string, networks: readonly Network[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some(([base, bits]) => parsed.kind() === base.kind() && parsed.match(base, bits));
}

/** Ranges that no stranger's packets come from: this machine, its network, the shared space of carriers and of tunnels. */
const LOCAL: ReadonlySet<string> = new Set([
  "loopback",
  "private",
  "linkLocal",
  "uniqueLocal",
  "carrierGradeNat",
]);

/** Whether an address is of this machine or of the network around it, which nobody reaches from the open Internet. */
export function isLocal(address: string): boolean {
  return ipaddr.isValid(address) && LOCAL.has(ipaddr.process(address).range());
}

/** A network as TRUSTED_PROXIES takes it. */
export function networkText([base, bits]: Network): string {
  return bits === (base.kind() === "ipv4" ? 32 : 128) ? base.toString() : `${base.toString()}/${bits}`;
}

function parseNetwork(part: string): Network | undefined {
  if (ipaddr.isValidCIDR(part)) return ipaddr.parseCIDR(part);
  if (!ipaddr.isValid(part)) return undefined;
  const address = ipaddr.process(part);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}
