import { stat } from "node:fs/promises";
import { dirname, isAbsolute, join, posix, resolve } from "node:path";
import ipaddr from "ipaddr.js";

/** What a relative address starts from: the folder of the source, and where else the person says. */
export interface Start {
  folder: string;
  base: string | undefined;
}

/** Where a file of an entry is: at a host, or on this disk. */
export type Place = { kind: "host"; url: string } | { kind: "disk"; path: string } | { kind: "nowhere" };

/** How many folders above the source are looked in for what a site publishes. */
const ABOVE = 6;

/**
 * Where an address of an entry leads: https, a path beside the source, or one of a site (`/img/a.png`) whose folder is
 * near. A Mac takes the accents of its names apart.
 */
export async function placeOf(address: string, { folder, base }: Start): Promise<Place> {
  if (/^(https?|data):/i.test(address)) return { kind: "host", url: address };
  if (address.startsWith("//")) return { kind: "host", url: `https:${address}` };
  if (base !== undefined && /^https?:\/\//i.test(base))
    return { kind: "host", url: new URL(address, base.endsWith("/") ? base : `${base}/`).href };
  for (const path of [address, decoded(address), address.normalize("NFD")].flatMap((each) =>
    paths(each, folder, base),
  ))
    if (await isFile(path)) return { kind: "disk", path };
  return { kind: "nowhere" };
}

function paths(address: string, folder: string, base: string | undefined): string[] {
  const below = address.replace(/^(\/|@\/|~\/)/, "");
  const found = base === undefined ? [] : [join(base, below)];
  if (!address.startsWith("/") || isAbsolute(below)) found.push(resolve(folder, address));
  let above = resolve(folder);
  for (let step = 0; step < ABOVE; step++) {
    found.push(...["public", "static", "src", "."].map((name) => join(above, name, below)));
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

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
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
