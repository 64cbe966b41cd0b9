import { pictureFormat } from "#media/open-picture/open-picture.ts";
import { patience, silence } from "./ask-outside.ts";

const MAX_BYTES = 1024 * 1024;
const GAME_ORIGIN = "https://cfx-nui-x";

/** What the game's browser sends; some hosts refuse it by these words. */
const GAME_HEADERS = {
  "User-Agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) CitizenFX/1.0.0.12746 Chrome/103.0.5060.134 Safari/537.36",
  Origin: GAME_ORIGIN,
  Referer: `${GAME_ORIGIN}/`,
};

/**
 * Fetches an import image as the game would, and says what would go wrong in French (empty: nothing). One request, no
 * redirect followed, nothing kept beyond the weight that is accepted.
 */
export async function probeImport(link: string, fetch: typeof globalThis.fetch): Promise<string[]> {
  const problems = addressProblems(link);
  let response: Response;
  try {
    response = await fetch(link, {
      headers: GAME_HEADERS,
      redirect: "manual",
      signal: patience(),
    });
  } catch (error) {
    return [...problems, silence(error)];
  }
  if (response.status >= 300 && response.status < 400)
    return [...problems, "l’adresse renvoie vers une autre (redirection)"];
  if (response.status !== 200) return [...problems, statusProblem(response.status)];
  return [...problems, ...corsProblems(response.headers), ...(await bodyProblems(response))];
}

function addressProblems(link: string): string[] {
  const problems: string[] = [];
  if (!/\.(png|jpe?g)$/.test(new URL(link).pathname))
    problems.push("l’adresse ne finit pas par .png ou .jpg");
  if (/[?#]/.test(link))
    problems.push(
      "l’adresse contient « ? » ou « # », que les scripts du jeu refusent et qui annonce souvent une expiration",
    );
  return problems;
}

function statusProblem(status: number): string {
  if (status === 404 || status === 410) return `l’image n’existe plus (réponse ${status})`;
  if (status === 401 || status === 403 || status === 429)
    return `l’hébergeur refuse le jeu (réponse ${status})`;
  return `l’hébergeur répond ${status}`;
}

function corsProblems(headers: Headers): string[] {
  const allowed = headers.get("access-control-allow-origin");
  return allowed === "*" || allowed === GAME_ORIGIN
    ? []
    : ["l’hébergeur n’autorise pas les autres sites (CORS)"];
}

async function bodyProblems(response: Response): Promise<string[]> {
  const bytes = await firstBytes(response);
  if (bytes === undefined) return ["l’image n’arrive pas jusqu’au bout"];
  const format = pictureFormat(bytes);
  if (!format.accepted || format.name === "webp")
    return ["ce n’est ni un PNG ni un JPEG (une page web, peut-être)"];
  const announced = (response.headers.get("content-type") ?? "rien").toLowerCase();
  const honest =
    announced.startsWith(`image/${format.name}`) ||
    (format.name === "jpeg" && announced.startsWith("image/jpg"));
  const problems = honest
    ? []
    : [`l’image est un ${format.name.toUpperCase()} mais l’hébergeur annonce « ${announced} »`];
  return bytes.length > MAX_BYTES ? [...problems, "l’image dépasse 1 Mo"] : problems;
}

/** The body, cut just after what is accepted. */
async function firstBytes(response: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MAX_BYTES) break;
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}
