import { type Gallery, OURS } from "../measure-use.ts";
import { preparePeers } from "./prepare-peers.ts";
import { serveFolder } from "./serve-folder.ts";

/** A gallery that is measured beside the others. */
export interface Candidate extends Gallery {
  name: string;
  url: string;
}

const OURS_NAME = "ce site";
const PEERS: Record<string, Gallery> = {
  "next-export": { thumbs: ".wall button", modal: ".yarl__portal_open" },
  "astro-photoswipe": { thumbs: ".wall a:not([hidden])", modal: ".pswp--open" },
};

/**
 * This site and its peers, each built with the same posters and served by the same static server.
 * @param client the site's files
 */
export async function candidatesOf(client: string): Promise<Candidate[]> {
  // First: the server that all stand on comes with them.
  const peers = await preparePeers(client);
  const candidates: Candidate[] = [{ ...OURS, name: OURS_NAME, url: `${await serveFolder(client)}/affiche` }];
  for (const [name, folder] of peers) {
    const gallery = PEERS[name];
    if (gallery) candidates.push({ ...gallery, name, url: `${await serveFolder(folder)}/` });
  }
  return candidates;
}
