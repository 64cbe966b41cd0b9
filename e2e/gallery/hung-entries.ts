import { test as base } from "../support/fixtures.ts";
import { entriesOf, type Entry } from "./gallery-entries.ts";

interface HungEntries {
  /** All posters, in the wall's order. */
  posters: Entry[];
  first: Entry;
  second: Entry;
  /** As many posters as « cinq URL » asks for. */
  five: readonly [Entry, Entry, Entry, Entry, Entry];
  /** The first sign. */
  sign: Entry;
}

/** A journey that knows what the demonstration hangs, read from the site's public lists. */
export const test = base.extend<HungEntries>({
  posters: async ({ request }, give) => give(await entriesOf(request, "/affiches.json")),
  first: ({ posters }, give) => give(the(posters[0])),
  second: ({ posters }, give) => give(the(posters[1])),
  five: ({ posters: [one, two, three, four, last] }, give) =>
    give([the(one), the(two), the(three), the(four), the(last)]),
  sign: async ({ request }, give) => give(the((await entriesOf(request, "/panneaux.json"))[0])),
});

function the(entry: Entry | undefined): Entry {
  if (!entry) throw new Error("The demonstration has posters and signs.");
  return entry;
}
