/** What the page needs to know of an arc: the key that buttons show [T1], its language and how many play in it. */
export interface ArcChoice {
  key: string;
  name: string;
  lang: string;
  streamers: number;
}
