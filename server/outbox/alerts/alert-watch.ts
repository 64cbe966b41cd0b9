import { reasonOf } from "#text/error-words.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { DAY, HOUR, MINUTE } from "#text/durations.ts";
import type { Channel } from "../message.ts";
import { type MessageStore, type Standing, StoreUnavailable } from "../message-store.ts";
import {
  type Concern,
  type ConcernKind,
  concernsOf,
  publicReasons,
  publicStanding,
  type PublicStanding,
  standingLine,
} from "./concerns.ts";

/** How long a server is the one that tells, unless it says so again, in milliseconds. */
const TELLS_FOR = 3 * MINUTE;

/** How long until an alert that could not leave is tried again, in milliseconds. */
const TRY_AGAIN = 5 * MINUTE;

/** A way by which an alert reaches a person; `name` is French, for the terminal. */
export interface AlertRoute {
  name: string;
  send: (text: string) => Promise<void>;
}

/** What the watch over the messages works with. */
export interface AlertParts {
  store: Pick<MessageStore, "standing" | "noteTold" | "lastAlert" | "noteAlert" | "mayTell" | "today">;
  /** The channels that are open. */
  open: readonly Channel[];
  routes: readonly AlertRoute[];
  siteName: string;
  /** Why the mailbox itself is in trouble, in French, or undefined. */
  mailbox: () => Promise<string | undefined>;
  /** Why this machine has long had no fresh backup, in French, or undefined; without it, none are made. */
  backup?: () => string | undefined;
  say: (text: string) => void;
}

/** What a watch remembers from one look to the next. */
export interface AlertMemory {
  /** What the terminal was told last. */
  said: string;
  /** Whether the mailbox was in trouble at the last look: once wakes nobody, a machine that starts or is busy answers late. */
  troubled: boolean;
  /** The kinds of which somebody was alerted and that have lasted since. */
  lasting: readonly ConcernKind[];
  /** Whether the last alert could not leave by some route. */
  unsent: boolean;
}

/** The watch over the messages, a look at a time. */
export interface AlertWatch {
  /** Counts, and alerts whom it must. @throws anything that it did not foresee */
  look: () => Promise<void>;
  memory: () => AlertMemory;
  /** How the messages stood at the last look, or undefined before the first. */
  standing: () => Standing | undefined;
  /** The same for the health, which anyone may read. */
  told: () => PublicStanding | undefined;
  /** What asks for a hand, in French, or undefined. */
  trouble: () => string | undefined;
}

/**
 * Counts what waits, is stopped, was refused or is doubtful, and tells a person: the terminal when it changes, and an
 * alert at most once an hour a kind, once a day for what lasts. An alert that cannot leave is said in its turn.
 * @param memory what the watch before this one remembered, on this machine or on another
 */
export function createAlertWatch(parts: AlertParts, memory?: AlertMemory): AlertWatch {
  const { store, routes, say } = parts;
  let standing: Standing | undefined;
  let concerns: Concern[] = [];
  let said = memory?.said ?? "";
  let troubled = memory?.troubled ?? false;
  let unsent = memory?.unsent ?? false;
  const lasting = new Set<ConcernKind>(memory?.lasting);
  /** When a kind of which nobody could be alerted may be tried again. */
  const notBefore = new Map<ConcernKind, number>();
  const remembered = new Map<ConcernKind, number>();

  const look = async (): Promise<void> => {
    const now = store.today();
    const mailbox = await parts.mailbox();
    standing = await store.standing(parts.open).catch(unlessUnavailable);
    concerns = standing === undefined ? [] : concernsOf(standing, now);
    if (standing !== undefined) sayChange(standing, now);
    const backup = parts.backup?.();
    const all = [
      ...concerns,
      ...(mailbox !== undefined && troubled ? [wholeConcern("mailbox", mailbox)] : []),
      ...(backup === undefined ? [] : [wholeConcern("backup", backup)]),
    ];
    troubled = mailbox !== undefined;
    for (const kind of lasting) if (!all.some((concern) => concern.kind === kind)) lasting.delete(kind);
    if (all.length === 0) return;
    const ours = await isOurs(now);
    for (const concern of all)
      if ((ours || concern.kind === "backup") && (await isDue(concern, now))) await alert(concern, now);
  };
  /** Of several servers one tells; of its own backups, each. When the messages are out of reach none can know of the others: each tells. */
  const isOurs = async (now: number): Promise<boolean> =>
    (await store.mayTell(now, now + TELLS_FOR).catch(unlessUnavailable)) ?? true;
  /** The terminal hears of what is new, and of a share that has doubled; not of each message more. */
  const sayChange = (now: Standing, at: number): void => {
    const steps = concerns.map(({ kind, count }) => `${kind} ${Math.floor(Math.log2(count))}`).join();
    if (steps !== said)
      say(
        frenchSpaces(
          steps === ""
            ? "Messages du formulaire : plus rien ne demande de main."
            : `Messages du formulaire : ${standingLine(now, at)}. La liste : npm run messages -- list`,
        ),
      );
    said = steps;
  };
  const isDue = async ({ kind }: Concern, now: number): Promise<boolean> => {
    if (routes.length === 0 || now < (notBefore.get(kind) ?? 0)) return false;
    const noted = await store.lastAlert(kind).catch(unlessUnavailable);
    // An alert of the future is that of a clock since put right; what could not be noted is remembered here alone.
    const past = (at = -Infinity): number => (at > now ? -Infinity : at);
    const last = Math.max(past(noted), past(remembered.get(kind)));
    return now - last >= (lasting.has(kind) || kind === "quarantine" ? DAY : HOUR);
  };
  const alert = async ({ kind, text, tells }: Concern, now: number): Promise<void> => {
    const failures: string[] = [];
    for (const { name, send } of routes)
      await send(frenchSpaces(`${parts.siteName} : ${text}`)).catch((error: unknown) => {
        failures.push(`${name} : ${reasonOf(error)}`);
      });
    if (failures.length > 0)
      say(frenchSpaces(`Une alerte n’a pas pu partir (${failures.join(" ; ")}). Elle disait : ${text}`));
    unsent = failures.length > 0;
    if (failures.length === routes.length) return void notBefore.set(kind, now + TRY_AGAIN);
    lasting.add(kind);
    remembered.set(kind, now);
    await store.noteAlert(kind, now).catch(unlessUnavailable);
    await store.noteTold(tells, now).catch(unlessUnavailable);
  };

  return {
    look,
    memory: () => ({ said, troubled, lasting: [...lasting], unsent }),
    standing: () => standing,
    told: () => standing && publicStanding(standing, store.today()),
    trouble() {
      const texts = standing === undefined ? [] : publicReasons(concerns, standing, store.today());
      if (unsent) texts.push("Une alerte au staff n’a pas pu partir. Le terminal dit pourquoi.");
      return texts.length === 0 ? undefined : frenchSpaces(texts.join(" "));
    },
  };
}

function wholeConcern(kind: ConcernKind, text: string): Concern {
  return { kind, count: 1, text, tells: [] };
}

/** The messages are out of reach, which the mailbox says itself; anything else goes on. */
function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof StoreUnavailable)) throw error;
  return undefined;
}
