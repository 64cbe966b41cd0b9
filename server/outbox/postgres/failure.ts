import { frenchSpaces } from "#text/french-spaces.ts";
import { StoreUnavailable } from "../message-store.ts";

/**
 * Why PostgreSQL does not do what it is asked: it does not answer, its disk is full, somebody holds what is asked for, it
 * lets us in or write no longer, or it is not fit to keep messages.
 */
export type FailureKind = "silent" | "full" | "busy" | "denied" | "unfit";

/** PostgreSQL could not be used; `message` is French, for the staff's terminal, and holds no password. */
export class PostgresFailure extends StoreUnavailable {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, text: string, cause?: unknown) {
    super(frenchSpaces(text), { cause });
    this.kind = kind;
  }
}

/** What the health says of a failure, which anyone may read: no address, no name. */
export const PUBLIC_WORDS: Readonly<Record<FailureKind, string>> = {
  silent:
    "La base des messages (PostgreSQL) ne répond pas, les messages sont refusés. Le terminal dit pourquoi.",
  full: "Le disque de la base des messages (PostgreSQL) est plein, les messages sont refusés. Faites-y de la place.",
  busy: "La base des messages (PostgreSQL) est occupée par un autre programme, les messages sont refusés.",
  denied:
    "La base des messages (PostgreSQL) ne se laisse pas écrire, les messages sont refusés. Le terminal dit pourquoi.",
  unfit:
    "La base des messages (PostgreSQL) ne convient pas, les messages sont refusés. Le terminal dit pourquoi.",
};

/** What an error of the driver, of the network or of PostgreSQL itself means. @param where the database, for the terminal */
export function failureOf(error: unknown, where: string): PostgresFailure {
  if (error instanceof PostgresFailure) return error;
  const reason = error instanceof Error && error.message !== "" ? error.message : codeOf(error);
  const [, unfit] = UNFIT.find(([words]) => reason.includes(words)) ?? [];
  const what = unfit ?? unread(error, reason) ?? uncertain(error, reason);
  if (what !== undefined)
    return new PostgresFailure("unfit", `La base PostgreSQL « ${where} » ne convient pas : ${what}.`, error);
  const words: Record<Exclude<FailureKind, "unfit">, string> = {
    silent: `La base PostgreSQL « ${where} » ne répond pas (${reason}). Vérifiez qu’elle tourne, et que DATABASE_URL mène bien à elle.`,
    full: `Le disque de la base PostgreSQL « ${where} » est plein : faites-y de la place (${reason}).`,
    busy: `Un autre programme occupe la base PostgreSQL « ${where} » (${reason}). Attendez qu’il ait fini, puis recommencez.`,
    denied: `La base PostgreSQL « ${where} » refuse ce que le site lui demande (${reason}). Vérifiez DATABASE_URL et les droits de ce compte.`,
  };
  const kind = kindOf(codeOf(error));
  return new PostgresFailure(kind, words[kind], error);
}

/** What is said under no code of its own: by PgBouncer, when it stands before the database and cannot do what we ask, and by the driver. */
const UNFIT: readonly (readonly [words: string, what: string])[] = [
  [
    "statement pooling mode",
    "le PgBouncer devant elle prête ses connexions requête par requête, et un message n’y serait pas écrit entier ou pas du tout. Écrivez pool_mode = transaction dans pgbouncer.ini",
  ],
  [
    "unsupported startup parameter: options",
    "le PgBouncer devant elle ne connaît pas le réglage « options » de DATABASE_URL. Enlevez-le de l’adresse (ou écrivez ignore_startup_parameters = options dans pgbouncer.ini, s’il ne sert à rien)",
  ],
  [
    "does not support SSL",
    "elle ne parle pas TLS. Écrivez ssl = on dans postgresql.conf ; ou, si elle est sur un réseau privé, écrivez sslmode=disable dans DATABASE_URL, à la place de ce que sslmode y dit",
  ],
];

/** A file of the certificates, which the driver reads itself. */
function unread(error: unknown, reason: string): string | undefined {
  const isFile = error instanceof Error && "path" in error;
  return isFile ? `un fichier que nomme DATABASE_URL ne se lit pas (${reason})` : undefined;
}

/** A certificate that this machine does not trust; what PostgreSQL itself says of ours has a code. */
function uncertain(error: unknown, reason: string): string | undefined {
  if (SQL_STATE.test(codeOf(error)) || !reason.includes("certificate")) return undefined;
  return `son certificat ne se laisse pas vérifier (${reason}). Si c’est le bon et qu’il est de sa façon, ajoutez à la fin de DATABASE_URL le fichier de qui l’a fait : &sslrootcert=/etc/base.pem`;
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const FULL = "53100";
/** A lock that was not given, a question cut for its time, a deadlock, two writers at once. */
const BUSY = new Set(["55P03", "57014", "40P01", "40001"]);
/** The connection, the machine, PostgreSQL as it stops or starts. */
const SILENT = /^(08|53|57|58|XX)/;
/** Any other code of PostgreSQL: wrong password, no such database, rights, a copy that may not be written… */
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/;

function kindOf(code: string): Exclude<FailureKind, "unfit"> {
  if (code === FULL) return "full";
  if (BUSY.has(code)) return "busy";
  return SQL_STATE.test(code) && !SILENT.test(code) ? "denied" : "silent";
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
