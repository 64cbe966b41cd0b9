import { frenchSpaces } from "#text/french-spaces.ts";
import { type Network, networkText } from "./network.ts";

/**
 * A proxy writes the header on all that it brings; a stranger who forges it is one among others who do not. Half, because a
 * program of this machine may ask for pages too, past the proxy.
 */
const SHARE = 0.5;
const AT_LEAST = 3;

/** A proxy of ours that forwards nothing may still pass on what few visitors wrote themselves; one that works forwards more. */
const FEW = 0.1;
/** Requests before that is said of it: an operator tries a few addresses on the machine itself. */
const MUTE_AFTER = 20;

/** Requests of a peer after which older ones weigh half: what it is now counts more than what it was. */
const MEMORY = 1000;

/** Local addresses that are watched at most; the next one takes the place of the first. */
const PEERS = 64;

/**
 * What was seen of an address: how much of what it asked came with a visitor's address, and how much came without one from
 * a page in https, which we never speak: only a proxy brings that.
 */
interface Seen {
  isNamed: boolean;
  all: number;
  forwarded: number;
  veiled: number;
}

/**
 * Watches the addresses of this machine and its network for one that forwards visitors' addresses though nobody named it as
 * a proxy, or that brings visitors and forwards none, and the named proxies for one that forwards none. Other public
 * addresses are not watched: whoever writes the header there may be anyone.
 */
export function createProxyWatch(named: readonly Network[], say: (text: string) => void) {
  const peers = new Map<string, Seen>();
  const said = new Set<string>();

  const isUnnamedProxy = (peer: string): boolean => {
    const seen = peers.get(peer);
    if (seen === undefined || seen.isNamed) return false;
    return seen.forwarded >= AT_LEAST && seen.forwarded > SHARE * seen.all;
  };
  const isMuteProxy = (peer: string): boolean => {
    const seen = peers.get(peer);
    return seen?.isNamed === true && seen.all >= MUTE_AFTER && seen.forwarded < FEW * seen.all;
  };
  const isUnnamedMute = (peer: string): boolean => {
    const seen = peers.get(peer);
    if (seen === undefined || seen.isNamed || isUnnamedProxy(peer)) return false;
    return seen.veiled >= AT_LEAST && seen.forwarded < FEW * seen.all;
  };
  const lineFor = (added: readonly string[]): string =>
    `TRUSTED_PROXIES=${[...named.map(networkText), ...added].join(",")}`;
  const wordsFor = (peer: string): string | undefined => {
    if (isUnnamedProxy(peer))
      return `Attention : ${plain(peer)} transmet les adresses des visiteurs, mais n’est pas nommé comme mandataire. Tant qu’il ne l’est pas, ses visiteurs partagent leurs limites. S’il est à vous, écrivez ceci dans les réglages, puis redémarrez : ${lineFor([plain(peer)])}`;
    if (isMuteProxy(peer))
      return `Attention : le mandataire ${plain(peer)}, que TRUSTED_PROXIES nomme, ne transmet pas l’adresse des visiteurs (en-tête X-Forwarded-For). ${MUTE_REMEDY}`;
    if (isUnnamedMute(peer))
      return `Attention : un mandataire (${plain(peer)}) apporte des visiteurs sans transmettre leur adresse (en-tête X-Forwarded-For). ${MUTE_REMEDY} puis écrivez ceci dans les réglages et redémarrez : ${lineFor([plain(peer)])}`;
    return undefined;
  };

  return {
    isUnnamedProxy,
    /** Counts a request of a named proxy, or of a local address that is none. */
    note(
      peer: string,
      isNamed: boolean,
      { forwarded, veiled }: { forwarded: boolean; veiled: boolean },
    ): void {
      const seen = peers.get(peer) ?? { isNamed, all: 0, forwarded: 0, veiled: 0 };
      if (!peers.has(peer)) {
        const [first] = peers.keys();
        if (first !== undefined && peers.size >= PEERS) peers.delete(first);
        peers.set(peer, seen);
      }
      if (seen.all >= MEMORY) {
        seen.all /= 2;
        seen.forwarded /= 2;
        seen.veiled /= 2;
      }
      seen.all += 1;
      if (forwarded) seen.forwarded += 1;
      if (veiled) seen.veiled += 1;
      const words = said.has(peer) || said.size >= PEERS ? undefined : wordsFor(peer);
      if (words === undefined) return;
      said.add(peer);
      say(frenchSpaces(words));
    },
    trouble(): string | undefined {
      const found = [...peers.keys()].filter(isUnnamedProxy).map(plain);
      if (found.length === 0) {
        if ([...peers.keys()].some(isMuteProxy)) return frenchSpaces(MUTE);
        return [...peers.keys()].some(isUnnamedMute) ? frenchSpaces(UNNAMED_MUTE) : undefined;
      }
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

const MUTE =
  "Un mandataire nommé par TRUSTED_PROXIES ne transmet pas l’adresse des visiteurs (X-Forwarded-For) : ils comptent tous ensemble pour un seul. Le terminal dit quoi écrire.";

/** What a proxy that forwards nothing does to its visitors, and what is to be written for it. */
const MUTE_REMEDY =
  "Ils comptent tous ensemble pour un seul, qui n’a que sa part de messages. Dans nginx, à côté de proxy_pass : proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;";

const UNNAMED_MUTE =
  "Un mandataire ne transmet pas l’adresse des visiteurs (X-Forwarded-For) : ils comptent tous ensemble pour un seul. Le terminal dit quoi écrire.";

/** An address without the form that IPv4 takes on an IPv6 socket. */
function plain(peer: string): string {
  return peer.replace(/^::ffff:(?=\d+\.)/, "");
}
