import ipaddr from "ipaddr.js";

/** Addresses that count as one, and how many times one visitor's share they may take together. */
export interface AddressGroup {
  key: string;
  share: number;
}

/**
 * What of IPv6 one customer may hold: a /64 is a home or a telephone, a /56 what most providers give, a /48 the most that
 * anyone is given. The larger ones have several shares, for the neighbours that a telephone network puts in them.
 */
const IPV6_GROUPS = [
  { parts: 4, mask: 0xff_ff, share: 1 },
  { parts: 4, mask: 0xff_00, share: 4 },
  { parts: 3, mask: 0xff_ff, share: 8 },
] as const;

/** The groups that an address counts in, the narrowest first: an IPv4 address for itself, an IPv6 one for its /64, /56 and /48. */
export function addressGroups(address: string): AddressGroup[] {
  if (!ipaddr.isValid(address)) return [{ key: "inconnue", share: 1 }];
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [{ key: parsed.toString(), share: 1 }];
  return IPV6_GROUPS.map(({ parts, mask, share }) => {
    const kept = parsed.parts.slice(0, parts);
    const last = (kept.pop() ?? 0) & mask;
    return { key: `${[...kept, last].map((part) => part.toString(16)).join(":")}/${share}`, share };
  });
}
