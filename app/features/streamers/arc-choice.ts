/** What the page needs to know of an arc: the key that buttons show [T1], and the language of its name where it is not French. */
export interface ArcChoice {
  key: string;
  name: string;
  lang: string | undefined;
}

/** What `?arc=` says for the people of every arc at once; an arc with this key goes before it. */
export const EVERY_ARC = "tous";

/** The arc that an address asks for, to the letter or with other capitals. */
export function findArc(arcs: readonly ArcChoice[], asked: string): ArcChoice | undefined {
  const lower = asked.toLowerCase();
  return arcs.find(({ key }) => key === asked) ?? arcs.find(({ key }) => key.toLowerCase() === lower);
}
