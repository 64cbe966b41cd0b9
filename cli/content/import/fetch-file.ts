import { retryAfter } from "#server/bounded-fetch.ts";
import { INSIDE, isPrivateHost } from "./addresses.ts";
import { type FileAnswer, type FileFetch, REFUSED_INSIDE } from "./outside-fetch.ts";

/** The file, or why there is none, in French; `later` when the same address may well give it another time. */
export type FetchedFile = { ok: true; bytes: Buffer } | { ok: false; later: boolean; words: string };

/** How files are asked for. */
export interface FetchWays {
  fetch: FileFetch;
  /** Whether hosts of this machine's own network may be asked. */
  mayStayInside: boolean;
  /** Ends everything that is under way. */
  signal: AbortSignal;
}

const MAX_BYTES = 80 * 1024 * 1024;
const ANSWER_MS = 60_000;
const TRIES = 5;
const HOPS = 5;

/** The first pause between two tries, which doubles; and the longest one that is waited out. Milliseconds. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 120_000;

/** Answers after which the same question may be asked again. */
const BUSY = new Set([408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524]);

/**
 * Asks hosts for files, patiently: a host that is busy is left alone as long as it says (Retry-After), by all who ask it,
 * and asked again, five times in all.
 */
export function patientFetch({
  fetch,
  mayStayInside,
  signal,
}: FetchWays): (url: string) => Promise<FetchedFile> {
  const restUntil = new Map<string, number>();

  return async (url) => {
    let last: FetchedFile = { ok: false, later: true, words: "l’hébergeur ne répond pas" };
    for (let attempt = 0; attempt < TRIES && !signal.aborted; attempt++) {
      const host = URL.canParse(url) ? new URL(url).host : "";
      await pause((restUntil.get(host) ?? 0) - Date.now(), signal);
      const answer = await ask(url);
      if (answer.file.ok || !answer.file.later) return answer.file;
      last = answer.file;
      const rest = answer.rest ?? FIRST_PAUSE * 2 ** attempt * (0.75 + Math.random() / 2);
      if (rest > LONGEST_PAUSE)
        return { ok: false, later: true, words: `${last.words} et demande d’attendre ${minutes(rest)}` };
      restUntil.set(host, Math.max(restUntil.get(host) ?? 0, Date.now() + rest));
    }
    return last;
  };

  async function ask(url: string): Promise<{ file: FetchedFile; rest?: number | undefined }> {
    let address = url;
    for (let hop = 0; hop < HOPS; hop++) {
      const refusal = whyNot(address);
      if (refusal) return { file: no(refusal) };
      const limit = AbortSignal.timeout(ANSWER_MS);
      let response: FileAnswer;
      try {
        response = await fetch(address, { redirect: "manual", signal: AbortSignal.any([signal, limit]) });
        const to = response.status >= 300 && response.status < 400 && response.headers.get("location");
        if (to && URL.canParse(to, address)) {
          await response.body?.cancel();
          address = new URL(to, address).href;
          continue;
        }
        if (response.status === 200) return { file: await body(response) };
        await response.body?.cancel();
      } catch (error) {
        return { file: unanswered(error, limit.aborted) };
      }
      return BUSY.has(response.status)
        ? {
            file: {
              ok: false,
              later: true,
              words: `l’hébergeur ne la donne pas maintenant (réponse ${response.status})`,
            },
            rest: retryAfter(response.headers),
          }
        : { file: no(gone(response.status)) };
    }
    return { file: no("l’adresse renvoie sans fin vers une autre") };
  }

  function whyNot(address: string): string | undefined {
    if (address.startsWith("data:")) return undefined;
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
      return "cette adresse ne se lit pas";
    return !mayStayInside && isPrivateHost(new URL(address).hostname) ? INSIDE : undefined;
  }
}

async function body(response: FileAnswer): Promise<FetchedFile> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BYTES) return no("ce fichier pèse plus de 80 Mo");
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}

function no(words: string): FetchedFile {
  return { ok: false, later: false, words };
}

function unanswered(error: unknown, slow: boolean): FetchedFile {
  // What asks may tell its cause, or be it.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? cause.code : "";
  if (code === REFUSED_INSIDE) return no(INSIDE);
  if (code === "ENOTFOUND") return no("cet hébergeur n’existe pas, ou plus");
  return {
    ok: false,
    later: true,
    words: slow ? "l’hébergeur n’a pas tout donné en une minute" : "l’hébergeur ne répond pas",
  };
}

function gone(status: number): string {
  if (status === 404 || status === 410) return `l’image n’existe plus à cette adresse (réponse ${status})`;
  if (status === 401 || status === 403)
    return `l’hébergeur refuse (réponse ${status}), comme un lien qui a expiré → Refaites l’export, ou déposez l’image à côté de la liste.`;
  return `l’hébergeur répond ${status}`;
}

function minutes(rest: number): string {
  const count = Math.ceil(rest / 60_000);
  return count > 90 ? `${Math.ceil(count / 60)} heures` : `${count} minutes`;
}

/** Waits, unless everything is to end. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return;
  await new Promise<void>((done) => {
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end, { once: true });
    function end() {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      done();
    }
  });
}
