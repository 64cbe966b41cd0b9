import { existsSync } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, isAbsolute, join, posix, resolve, sep } from "node:path";
import ipaddr from "ipaddr.js";

/** What a relative address starts from: the folder of the source, and where else the person says. */
export interface Start {
  folder: string;
  base: string | undefined;
  /** The folders that the source may take files of: a list that comes from elsewhere has no say in the rest of the disk. */
  own: readonly string[];
}

/** Where a file of an entry is: at a host, or on this disk; `outside` of what is the source's, which `words` say in French. */
export type Place =
  | { kind: "host"; url: string }
  | { kind: "disk"; path: string }
  | { kind: "outside"; words: string }
  | { kind: "nowhere" };

/** How many folders above the source are looked in for what a site publishes. */
const ABOVE = 6;

/** Where a site keeps what it publishes. */
const PUBLISHED = ["public", "static", "src"];

/** What addresses of a source start from. Its own are its folder, what the person says, and what the site that it is part of publishes. */
export async function startOf(folder: string, base: string | undefined): Promise<Start> {
  const said = base === undefined ? [folder] : [folder, base];
  const own = (await Promise.all(said.map((each) => realpath(each).catch(() => [])))).flat();
  let above = own[0] ?? resolve(folder);
  let site: string | undefined;
  for (let step = 0; step < ABOVE; step++) {
    own.push(...PUBLISHED.map((name) => join(above, name)));
    // A person's home, or the whole disk, is no site, whatever lies in it.
    const isOne = above !== homedir() && above !== dirname(above) && existsSync(join(above, "package.json"));
    if (isOne) site ??= above;
    above = dirname(above);
  }
  return { folder, base, own: site === undefined ? own : [...own, site] };
}

/**
 * Where an address of an entry leads: https, a path beside the source, or one of a site (`/img/a.png`) whose folder is
 * near. A Mac takes the accents of its names apart, Windows writes its own slash.
 */
export async function placeOf(address: string, { folder, base, own }: Start): Promise<Place> {
  if (/^(https?|data):/i.test(address)) return { kind: "host", url: address };
  if (address.startsWith("//")) return { kind: "host", url: `https:${address}` };
  if (base !== undefined && /^https?:\/\//i.test(base))
    return { kind: "host", url: new URL(address, base.endsWith("/") ? base : `${base}/`).href };
  let outside = false;
  const written = [address, decoded(address), address.normalize("NFD"), address.replaceAll("\\", "/")];
  for (const path of written.flatMap((each) => paths(each, folder, base))) {
    const file = await fileAt(path);
    if (file === undefined) continue;
    if (own.some((each) => file.startsWith(each.endsWith(sep) ? each : each + sep)))
      return { kind: "disk", path: file };
    outside = true;
  }
  const words = `« ${address} » est hors du dossier de la liste. → Si c’est voulu, dites quel dossier contient les images : --base DOSSIER.`;
  return outside ? { kind: "outside", words } : { kind: "nowhere" };
}

function paths(address: string, folder: string, base: string | undefined): string[] {
  const below = address.replace(/^(\/|@\/|~\/)/, "");
  const found = base === undefined ? [] : [join(base, below)];
  if (!address.startsWith("/") || isAbsolute(below)) found.push(resolve(folder, address));
  let above = resolve(folder);
  for (let step = 0; step < ABOVE; step++) {
    found.push(...[...PUBLISHED, "."].map((name) => join(above, name, below)));
    above = dirname(above);
  }
  return found;
}

/** Whether an address that starts from a folder ends outside of it. */
export function leavesFolder(address: string): boolean {
  if (/^([a-z][\w+.-]+:|\/\/)/i.test(address)) return false;
  return [address, decoded(address)].some((each) =>
    posix.normalize(each.replaceAll("\\", "/").replace(/^\/+/, "")).startsWith("../"),
  );
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replace(/[?#].*$/, ""));
  } catch {
    return address;
  }
}

/** The file that a path leads to, links followed. */
async function fileAt(path: string): Promise<string | undefined> {
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  return isFile ? realpath(path) : undefined;
}

/** An address as it is compared with those of before: a chat signs the same file anew each time someone asks. */
export function addressKey(url: string): string {
  if (!URL.canParse(url)) return url;
  const address = new URL(url);
  for (const name of ["ex", "is", "hm"]) address.searchParams.delete(name);
  address.hash = "";
  return address.href;
}

/** Why an address of the person's own network is not asked: a list that comes from elsewhere does not reach what only she can. */
export const INSIDE = "cette adresse est de votre propre réseau → Si c’est voulu, ajoutez --reseau-local.";

/** Whether a file is at a host of this machine or of the network that it stands in. */
export function isInside(place: Place): boolean {
  return place.kind === "host" && URL.canParse(place.url) && isPrivateHost(new URL(place.url).hostname);
}

/** Whether a host is of this machine or of the network that it stands in, by its name or by its address. */
export function isPrivateHost(hostname: string): boolean {
  if (hostname === "") return false;
  // A name is the same with the dot of the root after it.
  const host = hostname.replace(/^\[|\]$|\.$/g, "");
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() !== "unicast";
  return !host.includes(".") || /\.(local|lan|home|internal|localhost)$/i.test(host);
}
