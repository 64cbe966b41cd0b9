import { isMachinePath, isOpenPath } from "./public-paths.ts";
import { type Header, PREFLIGHT_HEADERS } from "./security-headers.ts";

/** An answer in a word, where there is no file to give: the server and the edge say the same. */
export interface ShortAnswer {
  status: 204 | 404 | 405;
  text: string;
  /** Besides those that all short answers have. */
  headers: readonly Header[];
}

const WORDS: readonly Header[] = [
  ["content-type", "text/plain; charset=utf-8"],
  ["cache-control", "no-store"],
];

/** What a program hears of what is missing. */
export const MISSING: ShortAnswer = { status: 404, text: "Introuvable.", headers: WORDS };

/**
 * Whether a word is enough for what is missing: a program asks there, and not a person. Whoever mistypes an address in a
 * browser is helped on, wherever a program would ask.
 * @param accept what the request says it takes, if anything
 */
export function isWordEnough(path: string, accept: string | null | undefined): boolean {
  return isMachinePath(path) && accept?.includes("text/html") !== true;
}

/**
 * The answer to any method but GET and HEAD. What is open to other sites says so to a browser that asks first (OPTIONS, a
 * script that adds a header of its own); the rest is 405 with Allow where something can be read, else 404.
 * @param path what can be read at this address, undefined where there is nothing
 */
export function answerToOther(method: string, path: string | undefined): ShortAnswer {
  if (path === undefined) return MISSING;
  const isOpen = isOpenPath(path);
  if (isOpen && method === "OPTIONS") return { status: 204, text: "", headers: PREFLIGHT_HEADERS };
  const allow: Header = ["allow", isOpen ? "GET, HEAD, OPTIONS" : "GET, HEAD"];
  return { status: 405, text: "Cette adresse se lit, elle ne reçoit rien.", headers: [allow, ...WORDS] };
}
