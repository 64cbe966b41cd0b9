/** What the page needs to know of an arc: the key that buttons show [T1], its language and how many play in it. */
export interface ArcChoice {
  key: string;
  name: string;
  lang: string;
  streamers: number;
}

/** The arc that an address asks for, to the letter or with other capitals. */
export function findArc(arcs: readonly ArcChoice[], asked: string): ArcChoice | undefined {
  const lower = asked.toLowerCase();
  return arcs.find(({ key }) => key === asked) ?? arcs.find(({ key }) => key.toLowerCase() === lower);
}
