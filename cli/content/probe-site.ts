import * as z from "zod";
import { frenchSpaces } from "#text/french-spaces.ts";
import { GALLERIES } from "#schemas/gallery-item.ts";
import { counted } from "#text/counted.ts";
import { Misuse } from "../misuse.ts";
import { readOptions } from "../read-options.ts";
import { askEach, patience } from "./ask-outside.ts";
import type { CommandContext } from "./commands.ts";
import { probeImport } from "./probe-import.ts";
import { pageTroubles } from "./probe-pages.ts";

/** What is needed of a line of `/affiches.json` and `/panneaux.json`. */
const PublicItems = z.array(z.object({ title: z.string(), import: z.string() }));

/**
 * `probe https://exemple.fr`: asks a published site for its pages, and for every import image of its lists as the game
 * would [P8]; says what fails; exit code 1 when something does.
 */
export async function probe({
  args,
  write,
  fetch,
}: Pick<CommandContext, "args" | "write" | "fetch">): Promise<number> {
  const site = siteAddress(readOptions(args, {}, 1).positionals[0]);
  const lists = await Promise.all(GALLERIES.map((gallery) => publishedList(site, gallery, fetch)));
  const entries = lists.flatMap((list) => (typeof list === "string" ? [] : list));
  const troubles = [
    ...lists.filter((list) => typeof list === "string"),
    ...(await pageTroubles(site, fetch)),
  ];
  const checked = await askEach(entries, async ({ title, import: path }) => {
    const link = new URL(path, site).href;
    const problems = await probeImport(link, fetch);
    return problems.length === 0 ? [] : [`« ${title} » (${link}) : ${problems.join(" ; ")}.`];
  });
  troubles.push(...checked.flat());
  const images = counted(entries.length, "image d’import essayée", "images d’import essayées");
  const end =
    troubles.length === 0 ? "toutes marcheront en jeu" : counted(troubles.length, "problème", "problèmes");
  write(frenchSpaces(`${[...troubles, `${images} : ${end}.`].join("\n")}\n`));
  return troubles.length === 0 ? 0 : 1;
}

function siteAddress(word: string | undefined): URL {
  const address = URL.canParse(word ?? "") ? new URL(word ?? "") : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol))
    throw new Misuse("Donnez l’adresse du site\u00a0: npm run content -- probe https://exemple.fr");
  return address;
}

/** The entries that the site publishes for scripts of the game, or what is wrong with its list. */
async function publishedList(site: URL, gallery: string, fetch: typeof globalThis.fetch) {
  const { href } = new URL(`/${gallery}.json`, site);
  try {
    const response = await fetch(href, { signal: patience() });
    if (response.status !== 200) return `${href} : le site répond ${response.status}.`;
    return PublicItems.parse(await response.json());
  } catch (error) {
    const foreign = error instanceof SyntaxError || error instanceof z.ZodError;
    return `${href} : ${foreign ? "ce n’est pas la liste d’un site comme celui-ci" : "le site ne répond pas"}.`;
  }
}
