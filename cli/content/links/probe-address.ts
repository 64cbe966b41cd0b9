import * as z from "zod";
import { watchPage, YOUTUBE_ORIGIN, youtubeId } from "#platforms/youtube.ts";
import { DISCORD_API, invitationCode } from "#platforms/discord.ts";
import { patience, silence } from "../ask-outside.ts";

/** Some hosts turn away whoever does not say what asks. */
const HEADERS = { "User-Agent": "Mozilla/5.0 (compatible; verification des liens)", Accept: "*/*" };

/**
 * What became of a link: it leads somewhere; it leads nowhere any more, with why and what to do; or nobody knows, because
 * its host turns a program away (`answered`) or says nothing at all.
 */
export type Fate =
  | { kind: "alive" }
  | { kind: "dead"; why: string; remedy: string; answered: boolean }
  | { kind: "unknown"; why: string; answered: boolean };

/** Who is asked what became of a link, and what the answer tells of it; undefined where it tells nothing of its own. */
interface Question {
  address: string;
  judge: (response: Response) => Promise<Fate | undefined>;
}

const ALIVE: Fate = { kind: "alive" };

const REMEDY = "Corrigez le lien, ou retirez-le.";

/**
 * Asks where a link leads: a video of YouTube and an invitation of Discord of those who know, since their pages open
 * whatever became of them; any other address as it is, redirects followed. No body kept but a short answer.
 * @param played whether the site plays the video in its own page, which its owner may forbid
 */
export async function probeAddress(
  link: string,
  played: boolean,
  fetch: typeof globalThis.fetch,
): Promise<Fate> {
  const { address, judge } = question(link, played);
  try {
    const response = await fetch(address, { headers: HEADERS, signal: patience() });
    const fate = await judge(response);
    await response.body?.cancel().catch(() => undefined);
    if (fate) return fate;
    return response.ok
      ? ALIVE
      : { kind: "unknown", why: `l’hébergeur répond ${response.status}`, answered: true };
  } catch (error) {
    return failure(error);
  }
}

function question(link: string, played: boolean): Question {
  const video = youtubeId(link);
  if (video !== undefined) return videoQuestion(video, played);
  const code = invitationCode(link);
  return code === undefined ? { address: link, judge: page } : invitationQuestion(code);
}

async function page({ status }: Response): Promise<Fate | undefined> {
  return [404, 410].includes(status) ? dead(`la page n’existe plus (réponse ${status})`, REMEDY) : undefined;
}

/**
 * What YouTube says of a video to who would show it elsewhere: 400 and 404 it is gone, 401 its owner forbids it, and of a private
 * one the word « Forbidden », once with a 200. A 403 in other words is somebody's on the way, who lets nobody through.
 */
function videoQuestion(id: string, played: boolean): Question {
  const remedy = "Mettez un autre lien, ou retirez-la.";
  return {
    address: `${YOUTUBE_ORIGIN}/oembed?format=json&url=${encodeURIComponent(watchPage(id))}`,
    async judge(response) {
      const { status } = response;
      if (status === 400 || status === 404) return dead("YouTube ne connaît plus cette vidéo", remedy);
      if (status === 401)
        return played
          ? dead(
              "son auteur ne permet pas de voir cette vidéo ailleurs que chez YouTube",
              "Demandez-lui d’autoriser l’intégration, ou mettez un autre lien.",
            )
          : ALIVE;
      return (await response.text()).startsWith("Forbidden")
        ? dead("cette vidéo est privée", remedy)
        : undefined;
    },
  };
}

const Invitation = z.object({ expires_at: z.iso.datetime({ offset: true }).nullish() });

/** Discord's page opens whatever became of an invitation; what answers its own programs knows, and until when it lets in. */
function invitationQuestion(code: string): Question {
  const remedy =
    "Dans Discord, faites une invitation qui n’expire jamais, sans limite d’utilisations, et mettez son lien.";
  return {
    address: `${DISCORD_API}/invites/${encodeURIComponent(code)}`,
    async judge(response) {
      if (response.status === 404) return dead("cette invitation Discord n’est plus valable", remedy);
      if (response.status !== 200) return undefined;
      const { data } = Invitation.safeParse(await response.json().catch(() => undefined));
      if (!data) return undefined;
      if (!data.expires_at) return ALIVE;
      const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" });
      return dead(`cette invitation Discord expire le ${day.format(new Date(data.expires_at))}`, remedy);
    },
  };
}

function dead(why: string, remedy: string, answered = true): Fate {
  return { kind: "dead", why, remedy, answered };
}

function failure(error: unknown): Fate {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "ENOTFOUND") return dead("ce site n’existe plus : son nom ne mène nulle part", REMEDY, false);
  if (code === "CERT_HAS_EXPIRED")
    return dead("le certificat de ce site est périmé : les navigateurs n’y laissent plus entrer", REMEDY);
  return { kind: "unknown", why: silence(error), answered: false };
}
