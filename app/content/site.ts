import { content } from "./content.ts";

/** What every page knows of the community: it comes before any code. */
export const site = content("site");
