import type { HostName } from "#schemas/host-name.ts";
import { FOR_EVER, IMPORT, WEEK } from "./addresses.ts";
import type { Differences } from "./judge.ts";

/** How a host was held against the table of addresses. */
export interface Tried {
  /** Of what the guide says « essayé avec », in French. */
  how: string;
  /** What the host cannot do as the others do; the guide says it too (guide-table.ts). */
  differs?: Differences;
}

/** Where nothing can be told: ten minutes for all. */
const TEN_MINUTES = "max-age=600";
const ALL_ALIKE = Object.fromEntries(
  [FOR_EVER, WEEK, IMPORT, "no-cache"].map((cache) => [cache, TEN_MINUTES]),
);

const GIT_PAGES: Differences = {
  noHeaders: true,
  ownTypes: true,
  keeps: ALL_ALIKE,
  leadsBy: [200],
  folderSteps: true,
  refusesNakedBytes: true,
};

/** Every host, and what it was tried with. */
export const TRIED: Readonly<Record<HostName, Tried>> = {
  nginx: { how: "le vrai programme" },
  apache: { how: "le vrai programme" },
  caddy: { how: "le vrai programme" },
  cloudflare: { how: "son moteur", differs: { ownTypes: true, leadsBy: [308, 307] } },
  netlify: {
    how: "une doublure, et ses lecteurs de règles",
    differs: {
      keeps: {
        [FOR_EVER]: "public, max-age=86400",
        [WEEK]: "public, max-age=3600",
        [IMPORT]: "public, max-age=3600",
      },
      leadsBy: [301],
      refusesNakedBytes: true,
    },
  },
  github: { how: "une doublure", differs: GIT_PAGES },
  gitlab: { how: "une doublure", differs: { ...GIT_PAGES, publicCopies: true } },
  s3: { how: "une doublure", differs: { noHeaders: true, leadsBy: [200], refusesNakedBytes: true } },
};
