import { ageWords } from "#text/age-words.ts";
import { counted, plural } from "#text/counted.ts";
import { DAY, HOUR } from "#text/durations.ts";
import type { Share, Standing } from "../message-store.ts";

/** A message that has not left after this long is a fault, whatever it waits for, in milliseconds. */
const TOO_LONG = HOUR;

/**
 * What a person must hear of, each once an hour at most. `mailbox` is the store itself: full, damaged, out of reach; `backup`,
 * the backups of it, which no longer succeed.
 */
export type ConcernKind = keyof Standing | "mailbox" | "backup";

/**
 * Something that asks for a hand: in how many messages, in words for a person with what to type next, and the messages of
 * which they are told by it. No word of a visitor is in it.
 */
export interface Concern {
  kind: ConcernKind;
  count: number;
  text: string;
  tells: readonly number[];
}

/** What asks for a hand now. Doubtful and refused messages do until a person was told; what waits or is stopped, as long as it lasts. */
export function concernsOf({ waiting, blocked, refused, quarantine }: Standing, now: number): Concern[] {
  const concerns: Concern[] = [];
  if (blocked.count > 0)
    concerns.push({
      kind: "blocked",
      count: blocked.count,
      tells: [],
      text: `Les messages du formulaire ne partent plus : nos réglages d’envoi sont refusés ${since(blocked, now)}. /api/sante dit lesquels, le terminal dit pourquoi. Corrigez-les dans site.env, puis relancez le site (chez Cloudflare : npm run deploy -- cloudflare dit quoi taper) ; ou, si la faute était ailleurs : npm run messages -- retry --tous`,
    });
  if (isTooLong(waiting, now))
    concerns.push({
      kind: "waiting",
      count: waiting.count,
      tells: [],
      text: `${counted(waiting.count, "message du formulaire attend", "messages du formulaire attendent")} de partir, ${since(waiting, now)}. Ils partiront seuls. Lesquels : npm run messages -- list --etat queued. Ce qui les retient : npm run messages -- show suivi du numéro, ou /api/sante quand rien ne répond`,
    });
  if (refused.untold.length > 0)
    concerns.push({
      kind: "refused",
      count: refused.count,
      tells: refused.untold,
      text: `${counted(refused.count, "message du formulaire a été refusé", "messages du formulaire ont été refusés")} par l’autre bout, ${since(refused, now)}. Lesquels : npm run messages -- list --etat refused. Pourquoi : npm run messages -- show suivi du numéro. Pour les renvoyer : npm run messages -- retry --tous`,
    });
  if (quarantine.untold.length > 0)
    concerns.push({
      kind: "quarantine",
      count: quarantine.count,
      tells: quarantine.untold,
      text: `${counted(quarantine.count, "message douteux attend", "messages douteux attendent")} un regard, ${since(quarantine, now)} ; ${plural(quarantine.count, "il sera effacé", "ils seront effacés")} 30 jours après ${plural(quarantine.count, "son", "leur")} arrivée. Pour les voir : npm run messages -- list --etat quarantine. Pour en laisser partir un : npm run messages -- release suivi du numéro`,
    });
  return concerns;
}

/** How many messages stand where, with the age of the oldest, in a line; empty when nothing asks for a hand. */
export function standingLine(standing: Standing, now: number): string {
  const words: Record<keyof Standing, [one: string, many: string]> = {
    waiting: ["en attente", "en attente"],
    blocked: ["bloqué", "bloqués"],
    refused: ["refusé", "refusés"],
    quarantine: ["en quarantaine", "en quarantaine"],
  };
  return (["waiting", "blocked", "refused", "quarantine"] as const)
    .filter((kind) => standing[kind].count > 0)
    .map((kind) => `${counted(standing[kind].count, ...words[kind])} (${since(standing[kind], now)})`)
    .join(", ");
}

/**
 * Counts and ages alone, for the health, which anyone may read: `minutes` is the age of the oldest, 0 without one. Of the
 * doubtful ones, nothing for a day and no count ever: what moves as one posts would tell a robot what the filter thinks of it.
 */
export type PublicStanding = Record<
  "attente" | "bloques" | "refuses",
  { nombre: number; minutes: number }
> & {
  douteux: { minutes: number };
};

/** What the health tells of the messages. */
export function publicStanding(
  { waiting, blocked, refused, quarantine }: Standing,
  now: number,
): PublicStanding {
  const minutes = ({ oldest = now }: Share): number => Math.max(0, Math.floor((now - oldest) / 60_000));
  const told = (share: Share) => ({ nombre: share.count, minutes: minutes(share) });
  return {
    attente: told(waiting),
    bloques: told(blocked),
    refuses: told(refused),
    douteux: { minutes: isLeftAlone(quarantine, now) ? minutes(quarantine) : 0 },
  };
}

/** The reasons that the health gives, under the same reserve. */
export function publicReasons(concerns: readonly Concern[], { quarantine }: Standing, now: number): string[] {
  return concerns.flatMap(({ kind, text }) => {
    if (kind !== "quarantine") return [text];
    return isLeftAlone(quarantine, now)
      ? [
          "Des messages douteux attendent un regard depuis plus d’un jour : npm run messages -- list --etat quarantine",
        ]
      : [];
  });
}

function isLeftAlone({ oldest }: Share, now: number): boolean {
  return oldest !== undefined && now - oldest >= DAY;
}

function isTooLong({ oldest }: Share, now: number): boolean {
  return oldest !== undefined && now - oldest >= TOO_LONG;
}

function since({ count, oldest }: Share, now: number): string {
  const age = ageWords(Math.max(0, now - (oldest ?? now)));
  return count > 1 ? `le plus ancien depuis ${age}` : `depuis ${age}`;
}
