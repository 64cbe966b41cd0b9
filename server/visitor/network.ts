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

function parseNetwork(part: string): Network | undefined {
  if (ipaddr.isValidCIDR(part)) return ipaddr.parseCIDR(part);
  if (!ipaddr.isValid(part)) return undefined;
  const address = ipaddr.process(part);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}
