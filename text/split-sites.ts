/** A piece of running text; with `href` where it names a site. */
export interface SitePiece {
  text: string;
  href?: string;
}

/** What people write of a site's address, without the point or comma that ends their sentence. */
const SITE = /(?:https?:\/\/|\bwww\.)[^\s<>«»"()]*[^\s<>«»"().,;:!?…]/gi;

/** Takes running text apart at the addresses of sites that it names; `www.exemple.fr` is taken to be https. */
export function splitSites(text: string): SitePiece[] {
  const pieces: SitePiece[] = [];
  let from = 0;
  for (const { 0: address, index } of text.matchAll(SITE)) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: address, href: /^http/i.test(address) ? address : `https://${address}` });
    from = index + address.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
