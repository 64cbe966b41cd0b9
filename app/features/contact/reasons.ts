import type { Draft } from "./draft.ts";

/** What people write about: the subject that it puts in (none leaves it to the writer) and the beginnings of the lines to complete. */
export const REASONS = {
  name: {
    label: "Changer mon nom RP",
    subject: "Changement de nom RP",
    asks: ["Pseudo Twitch", "Arc", "Nom actuel", "Nouveau nom"],
  },
  poster: {
    label: "Proposer une affiche",
    subject: "Proposition d’affiche",
    asks: ["Titre", "Auteur", "Lien vers l’image"],
  },
  fault: {
    label: "Signaler une erreur",
    subject: "Erreur sur le site",
    asks: ["Où", "Ce que je vois", "Ce qu’il faudrait"],
  },
  other: { label: "Autre", subject: "", asks: [] },
} as const;

export type ReasonKey = keyof typeof REASONS;
export type Reason = (typeof REASONS)[ReasonKey];
type Ask = Reason["asks"][number];

/** What the page that leads here knows already, by the beginning of its line. */
export type Known = Readonly<Partial<Record<Ask, string>>>;

/**
 * The draft with a reason's subject and lines. What the visitor has written stays: a subject of their own is kept, and
 * beside their own words only what the page knows is added. Lines of another reason that nobody has completed go.
 * @param filled the lines of the reason chosen before, as they were put in, alone, above or below other words: untouched, they make room
 */
export function fillIn(
  draft: Draft,
  filled: string,
  { subject, asks }: Reason,
  known: Known = {},
): { draft: Draft; filled: string } {
  const beginnings: readonly Ask[] = asks;
  const lines = beginnings.map((ask) => lineOf(ask, known)).join("\n");
  const before = without(filled, draft.message);
  const written = withoutGaps(before, beginnings);
  const own = written.trim() !== "" && before !== filled;
  const merged = completed(written, beginnings, known);
  const ownSubject = draft.subject.trim() !== "" && !isReasonSubject(draft.subject);
  return {
    draft: {
      ...draft,
      subject: ownSubject ? draft.subject : subject,
      message: own ? (merged ?? added(written, lines, beginnings, known)) : lines,
    },
    filled: own && merged !== undefined ? "" : lines,
  };
}

/** What a reason asked and a message leaves without an answer, on its line or on the next; `untouched` when it says nothing else. */
export function unanswered(message: string): { asks: Ask[]; untouched: boolean } {
  // Each once, of however many people it is asked.
  const asks = [...new Set(gaps(message).map(({ ask }) => ask))];
  const lines = message.split("\n");
  return {
    asks,
    untouched: asks.length > 0 && lines.every((line) => line.trim() === "" || readAsk(line)?.answer === ""),
  };
}

/** What a reason asks when a message holds none of its lines: the visitor's own words stayed. */
export function notAsked({ asks }: Reason, message: string): readonly Ask[] {
  return message.trim() === "" || holdsAny(message, asks) ? [] : asks;
}

/** Where the first line without an answer ends, for the caret; the end of the message when all have one. */
export function firstGap(message: string): number {
  return gaps(message)[0]?.end ?? message.length;
}

/**
 * A message that holds some of these asks, with the others in their order among them and what is known in its place: a reason
 * chosen again asks again, and nothing twice. None for a message that holds none, or that says something else than what is known: it is
 * about somebody else.
 */
function completed(message: string, asks: readonly Ask[], known: Known): string | undefined {
  const lines = message.split("\n");
  const told = lines.map((line) => readAsk(line)?.ask);
  if (!holdsAny(message, asks)) return undefined;
  const open = new Set(gaps(message).map(({ at }) => at));
  const differs = lines.some((line, at) => {
    const asked = readAsk(line);
    const value = asked && known[asked.ask];
    return value !== undefined && !open.has(at) && asked?.answer !== value;
  });
  if (differs) return undefined;
  const answered = lines.map((line, at) => {
    const ask = open.has(at) ? told[at] : undefined;
    return ask && known[ask] !== undefined ? lineOf(ask, known) : line;
  });
  const missing = asks.filter((ask) => !told.includes(ask));
  return missing
    .reduce((merged, ask) => {
      const at = placeOf(ask, merged, asks);
      return [...merged.slice(0, at), lineOf(ask, known), ...merged.slice(at)];
    }, answered)
    .join("\n");
}

/** Before the first line that a reason asks after it; else under the last one, and what was written below that. */
function placeOf(ask: Ask, lines: readonly string[], asks: readonly Ask[]): number {
  const ranks = lines.map((line) => asks.findIndex((each) => each === readAsk(line)?.ask));
  const next = ranks.findIndex((rank) => rank > asks.indexOf(ask));
  if (next !== -1) return next;
  let end = ranks.findLastIndex((rank) => rank !== -1) + 1;
  while (lines[end]?.trim()) end++;
  return end;
}

/**
 * A message with these lines, when they say something that it does not: below the visitor's own words, but above what was begun
 * about somebody else, where they would not be seen.
 */
function added(message: string, lines: string, asks: readonly Ask[], known: Known): string {
  if (Object.keys(known).length === 0) return message;
  return holdsAny(message, asks) ? `${lines}\n\n${message.trim()}` : `${message.trimEnd()}\n\n${lines}`;
}

/** Whether a line of the message is one of these. */
function holdsAny(message: string, asks: readonly Ask[]): boolean {
  return message.split("\n").some((line) => asks.some((ask) => ask === readAsk(line)?.ask));
}

/** A message without the lines that a page has added and that nobody has touched: they make room. */
function without(filled: string, message: string): string {
  if (filled === "") return message;
  if (message.endsWith(`\n\n${filled}`)) return message.slice(0, -filled.length - 2);
  return message.startsWith(`${filled}\n\n`) ? message.slice(filled.length + 2) : message;
}

function lineOf(ask: Ask, known: Known): string {
  return `${ask}\u00a0: ${known[ask] ?? ""}`;
}

/** A message without the lines that wait for an answer, but for those of these asks. */
function withoutGaps(message: string, but: readonly Ask[]): string {
  const stale = new Set(gaps(message).flatMap(({ ask, at }) => (but.includes(ask) ? [] : at)));
  return stale.size === 0
    ? message
    : message
        .split("\n")
        .filter((_, at) => !stale.has(at))
        .join("\n")
        .trim();
}

function gaps(message: string): { ask: Ask; at: number; end: number }[] {
  const lines = message.split("\n");
  let end = -1;
  return lines.flatMap((line, at) => {
    end += line.length + 1;
    const asked = readAsk(line);
    const next = lines[at + 1]?.trim();
    return asked?.answer === "" && (!next || readAsk(next)) ? { ask: asked.ask, at, end } : [];
  });
}

const ASKS: readonly Ask[] = Object.values(REASONS).flatMap(({ asks }) => asks);

/** A line that a reason put in, and its answer; typed again on a phone, it has another space before its colon, or none. */
function readAsk(line: string): { ask: Ask; answer: string } | undefined {
  const [, beginning, answer = ""] = /^\s*([^:]+?)\s*:(.*)$/.exec(line) ?? [];
  const ask = ASKS.find((each) => each === beginning);
  return ask && { ask, answer: answer.trim() };
}

function isReasonSubject(words: string): boolean {
  return Object.values(REASONS).some(({ subject }) => subject === words);
}
