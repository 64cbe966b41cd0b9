import { ASSETS } from "#addresses/files.ts";
import { PAGES } from "#addresses/pages.ts";
import { inParallel } from "#media/in-parallel.ts";

const AT_ONCE = 4;
const TIMEOUT_MS = 10_000;

/** What the pages of a published site do wrong, in French: each must open at its address, and what does not exist be a 404 that nobody keeps. */
export async function pageTroubles(site: URL, fetch: typeof globalThis.fetch): Promise<string[]> {
  const pages = inParallel(PAGES, AT_ONCE, async ({ path }) => {
    const { href } = new URL(encodeURI(path), site);
    const answer = await ask(href, fetch);
    if (answer === undefined) return `${href} : le site ne répond pas.`;
    if (answer.status >= 300 && answer.status < 400)
      return `${href} renvoie ailleurs (${answer.headers.get("location") ?? "sans dire où"}) : publiez le dossier préparé pour votre hébergeur (PUBLISH_TO).`;
    return answer.status === 200 ? undefined : `${href} : le site répond ${answer.status}.`;
  });
  const { href } = new URL(`${ASSETS}absent-00000000.js`, site);
  const missing = await ask(href, fetch);
  const cache = missing?.headers.get("cache-control") ?? "";
  const said = [
    ...(await pages),
    missing !== undefined && missing.status !== 404
      ? `${href} n’existe pas, et le site répond ${missing.status} au lieu de 404.`
      : undefined,
    cache.includes("immutable")
      ? `${href} n’existe pas, et le site le fait garder (« ${cache} ») : un fichier absent un instant le resterait.`
      : undefined,
  ];
  return said.filter((words) => words !== undefined);
}

async function ask(href: string, fetch: typeof globalThis.fetch): Promise<Response | undefined> {
  try {
    const answer = await fetch(href, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.body?.cancel();
    return answer;
  } catch {
    return undefined;
  }
}
