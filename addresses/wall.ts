import type { Gallery } from "#schemas/gallery-item.ts";

/** One picture on somebody's wall: a poster by its id, a sign as `panneau:<id>`. Ids never change, so neither do the links. */
export type WallKey = string;

/** The most pictures that a wall holds: its address stays one that every chat passes on. */
export const WALL_LIMIT = 60;

const SIGN = "panneau:";

/** The key of an entry on a wall. */
export function wallKey(gallery: Gallery, id: string): WallKey {
  return gallery === "panneaux" ? SIGN + id : id;
}

/** The gallery and the id that a key names. */
export function wallPlace(key: WallKey): { gallery: Gallery; id: string } {
  return key.startsWith(SIGN)
    ? { gallery: "panneaux", id: key.slice(SIGN.length) }
    : { gallery: "affiches", id: key };
}

/** The keys that a list such as `votez-vargas,panneau:chez-lou` names: each once, in order, no more than a wall holds. */
export function readWall(list: string): WallKey[] {
  const keys = list.split(",").map((key) => key.trim());
  return [...new Set(keys)].filter((key) => wallPlace(key).id !== "").slice(0, WALL_LIMIT);
}

/** The list of a wall, as an address and the device hold it. */
export function writeWall(keys: readonly WallKey[]): string {
  return keys.join(",");
}

/** The address that shares a wall, without the site's name. Commas and colons stay as they are: people read these links. */
export function wallAddress(keys: readonly WallKey[]): string {
  return `/affiche?mur=${readable(keys)}`;
}

/** The address of one picture of a wall, open over it, on the page of its gallery. */
export function wallPictureAddress(keys: readonly WallKey[], key: WallKey): string {
  const { gallery, id } = wallPlace(key);
  const page = gallery === "panneaux" ? "panneau" : "affiche";
  return `/${page}?mur=${readable(keys)}&${page}=${encodeURIComponent(id)}`;
}

function readable(keys: readonly WallKey[]): string {
  return encodeURIComponent(writeWall(keys)).replaceAll("%2C", ",").replaceAll("%3A", ":");
}
