import { createHash } from "node:crypto";
import { ASSETS } from "#addresses/files.ts";
import { PAGES } from "#addresses/pages.ts";
import { askEach, patience } from "./ask-outside.ts";

const STALE_RULES =
  "Le serveur en est aux règles d’une autre version (content-security-policy) : les pages s’y ouvrent sans leur style. Rechargez-le : « nginx -s reload » pour nginx, « systemctl reload caddy » pour Caddy ; ailleurs, publiez de nouveau le dossier entier.";

/**
 * What the pages of a published site do wrong, in French: each must open at its address with its style, and what does not
 * exist be a 404 that nobody keeps.
 */
export async function pageTroubles(site: URL, fetch: typeof globalThis.fetch): Promise<string[]> {
  const pages = askEach(PAGES, async ({ path }) => {
    const { href } = new URL(encodeURI(path), site);
    const answer = await ask(href, fetch);
    if (answer === undefined) return `${href} : le site ne répond pas.`;
    if (answer.status >= 300 && answer.status < 400)
      return `${href} renvoie ailleurs (${answer.headers.get("location") ?? "sans dire où"}) : publiez le dossier préparé pour votre hébergeur (PUBLISH_TO).`;
    if (answer.status !== 200) return `${href} : le site répond ${answer.status}.`;
    return isDressed(answer) ? undefined : STALE_RULES;
  });
  const { href } = new URL(`${ASSETS}absent-00000000.js`, site);
  const missing = await ask(href, fetch);
  const cache = missing?.headers.get("cache-control") ?? "";
  const said = [
    ...new Set(await pages),
    missing !== undefined && missing.status !== 404
      ? `${href} n’existe pas, et le site répond ${missing.status} au lieu de 404.`
      : undefined,
    cache.includes("immutable")
      ? `${href} n’existe pas, et le site le fait garder (« ${cache} ») : un fichier absent un instant le resterait.`
      : undefined,
  ];
  return said.filter((words) => words !== undefined);
}

/** Whether the policy that came with a page allows the style inside it, which it names by its digest (docs/decisions/0003). */
function isDressed({ headers, html }: Answer): boolean {
  const policies = (headers.get("content-security-policy") ?? "").matchAll(/style-src ([^;,]*)/g);
  const allowed = [...policies].map(([, sources = ""]) => sources);
  return [...html.matchAll(/<style>([^]*?)<\/style>/g)].every(([, css = ""]) => {
    const hash = createHash("sha256").update(css).digest("base64");
    return allowed.every((sources) => sources.includes(hash) || sources.includes("'unsafe-inline'"));
  });
}

interface Answer {
  status: number;
  headers: Headers;
  html: string;
}

async function ask(href: string, fetch: typeof globalThis.fetch): Promise<Answer | undefined> {
  try {
    const answer = await fetch(href, { redirect: "manual", signal: patience() });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  } catch {
    return undefined;
  }
}
