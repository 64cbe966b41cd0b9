import { frenchSpaces } from "#text/french-spaces.ts";
import { type Network, networkText } from "./network.ts";

/**
 * A proxy writes the header on all that it brings; a stranger who forges it is one among others who do not. Half, because a
 * program of this machine may ask for pages too, past the proxy.
 */
const SHARE = 0.5;
const AT_LEAST = 3;

/** Requests of a peer after which older ones weigh half: what it is now counts more than what it was. */
const MEMORY = 1000;

/** Local addresses that are watched at most; the next one takes the place of the first. */
const PEERS = 64;

/**
 * Watches the addresses of this machine and its network for one that forwards visitors' addresses though nobody named it as
 * a proxy. Public addresses are not watched: whoever writes the header there may be anyone.
 */
export function createProxyWatch(named: readonly Network[], say: (text: string) => void) {
  const peers = new Map<string, { all: number; forwarded: number }>();
  const said = new Set<string>();

  const isUnnamedProxy = (peer: string): boolean => {
    const seen = peers.get(peer);
    return seen !== undefined && seen.forwarded >= AT_LEAST && seen.forwarded > SHARE * seen.all;
  };
  const lineFor = (added: readonly string[]): string =>
    `TRUSTED_PROXIES=${[...named.map(networkText), ...added].join(",")}`;

  return {
    isUnnamedProxy,
    /** Counts a request of a local address that is no named proxy. */
    note(peer: string, forwarded: boolean): void {
      const seen = peers.get(peer) ?? { all: 0, forwarded: 0 };
      if (!peers.has(peer)) {
        const [first] = peers.keys();
        if (first !== undefined && peers.size >= PEERS) peers.delete(first);
        peers.set(peer, seen);
      }
      if (seen.all >= MEMORY) {
        seen.all /= 2;
        seen.forwarded /= 2;
      }
      seen.all += 1;
      if (forwarded) seen.forwarded += 1;
      if (!forwarded || said.has(peer) || said.size >= PEERS || !isUnnamedProxy(peer)) return;
      said.add(peer);
      say(
        frenchSpaces(
          `Attention : ${plain(peer)} transmet les adresses des visiteurs, mais n’est pas nommé comme mandataire. Tant qu’il ne l’est pas, ses visiteurs partagent leurs limites. S’il est à vous, écrivez ceci dans les réglages, puis redémarrez : ${lineFor([plain(peer)])}`,
        ),
      );
    },
    trouble(): string | undefined {
      const found = [...peers.keys()].filter(isUnnamedProxy).map(plain);
      if (found.length === 0) return undefined;
      const loopback = found.every((peer) => peer === "127.0.0.1" || peer === "::1");
      return frenchSpaces(
        `Un mandataire que personne n’a nommé transmet les adresses des visiteurs : ils partagent leurs limites. ${
          loopback && named.length === 0
            ? `Écrivez ${lineFor(found)} dans les réglages, puis redémarrez.`
            : "La ligne à écrire (TRUSTED_PROXIES=…) est dans le terminal."
        }`,
      );
    },
  };
}

/** An address without the form that IPv4 takes on an IPv6 socket. */
function plain(peer: string): string {
  return peer.replace(/^::ffff:(?=\d+\.)/, "");
}
