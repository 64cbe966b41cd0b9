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
 * under their own words only what the page knows is added.
 * @param filled the lines of the reason chosen before, as they were put in: untouched, they make room
 */
export function fillIn(
  draft: Draft,
  filled: string,
  { subject, asks }: Reason,
  known: Known = {},
): { draft: Draft; filled: string } {
  const beginnings: readonly Ask[] = asks;
  const lines = beginnings.map((ask) => `${ask}\u00a0: ${known[ask] ?? ""}`).join("\n");
  const own = draft.message.trim() !== "" && draft.message !== filled;
  const added = Object.keys(known).length > 0 ? `${draft.message.trimEnd()}\n\n${lines}` : draft.message;
  const ownSubject = draft.subject.trim() !== "" && !isReasonSubject(draft.subject);
  return {
    draft: { ...draft, subject: ownSubject ? draft.subject : subject, message: own ? added : lines },
    filled: own ? "" : lines,
  };
}

/** What a reason asked and a message leaves without an answer, on its line or on the next; `untouched` when it says nothing else. */
export function unanswered(message: string): { asks: Ask[]; untouched: boolean } {
  const lines = message.split("\n").map((line) => line.trim());
  const ask = (line: string | undefined) => ASKS.find((each) => line === `${each}\u00a0:`);
  const asks = lines.flatMap((line, at) => {
    const asked = ask(line);
    const answer = lines[at + 1];
    return asked !== undefined && (!answer || isAsk(answer)) ? asked : [];
  });
  return {
    asks,
    untouched: asks.length > 0 && lines.every((line) => line === "" || ask(line) !== undefined),
  };
}

/** Where the first line without an answer ends, for the caret; the end of the message when all have one. */
export function firstGap(message: string): number {
  const [ask] = unanswered(message).asks;
  const start = ask === undefined ? message.length : message.indexOf(`${ask}\u00a0:`);
  const end = message.indexOf("\n", start);
  return end === -1 ? message.length : end;
}

const ASKS: readonly Ask[] = Object.values(REASONS).flatMap(({ asks }) => asks);

/** Whether a line is one that a reason put in, answered or not. */
function isAsk(line: string): boolean {
  return ASKS.some((ask) => line.startsWith(`${ask}\u00a0:`));
}

function isReasonSubject(words: string): boolean {
  return Object.values(REASONS).some(({ subject }) => subject === words);
}
