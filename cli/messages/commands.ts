import { readdirSync, writeFileSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import {
  deleteMessages,
  eraseByEmail,
  findMessage,
  listMessages,
  releaseMessages,
  retryMessages,
} from "#server/outbox/mailbox.ts";
import { MESSAGE_STATES } from "#server/outbox/message.ts";
import { toCsv } from "./csv.ts";
import { Misuse } from "./misuse.ts";
import { fullMessage, messageTable } from "./render.ts";

/** What a command works on: the open database, the words after its name, and where its answer goes. */
export interface CommandInput {
  db: DatabaseSync;
  dataDir: string;
  args: string[];
  write: (text: string) => void;
}

type Command = (input: CommandInput) => void | Promise<void>;

/** The commands of `npm run messages`, by name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  list({ db, args, write }) {
    const { etat } = options(args, { etat: { type: "string" } }).values;
    const state = MESSAGE_STATES.find((known) => known === etat);
    if (etat !== undefined && state === undefined)
      throw new Misuse(`État inconnu. Les états sont ${MESSAGE_STATES.join(", ")}.`);
    write(messageTable(listMessages(db, state)));
  },
  show({ db, args, write }) {
    for (const id of numbers(args)) {
      const message = findMessage(db, id);
      if (message === undefined) throw new Misuse(`Il n’y a pas de message n° ${id}.`);
      write(fullMessage(message));
    }
  },
  export({ db, args, write }) {
    const { format, sortie } = options(args, {
      format: { type: "string", default: "csv" },
      sortie: { type: "string" },
    }).values;
    if (format !== "csv" && format !== "json") throw new Misuse("Le format est csv ou json.");
    const messages = listMessages(db);
    const text = format === "csv" ? toCsv(messages) : `${JSON.stringify(messages, null, 2)}\n`;
    if (sortie === undefined) return write(text);
    writeFileSync(sortie, text, { mode: 0o600 });
    write(`${counted(messages.length, "message écrit", "messages écrits")} dans ${sortie}.\n`);
  },
  retry({ db, args, write }) {
    const { values, positionals } = options(args, { tous: { type: "boolean", default: false } });
    const count = retryMessages(db, values.tous ? "all" : numbers(positionals));
    write(
      `${counted(count, "message repartira", "messages repartiront")} dès que le site tourne avec un envoi d’e-mail réglé.\n`,
    );
  },
  release({ db, args, write }) {
    write(
      `${counted(releaseMessages(db, numbers(args)), "message sorti", "messages sortis")} de la quarantaine.\n`,
    );
  },
  delete({ db, args, write }) {
    write(
      `${counted(deleteMessages(db, numbers(args)), "message effacé", "messages effacés")} pour de bon.\n`,
    );
  },
  erase({ db, dataDir, args, write }) {
    const { email } = options(args, { email: { type: "string" } }).values;
    if (email === undefined || !email.includes("@"))
      throw new Misuse("Donnez l’adresse de la personne\u00a0: erase --email qui@exemple.fr");
    write(`${counted(eraseByEmail(db, email), "message effacé", "messages effacés")} pour de bon.\n`);
    const aside = readdirSync(dataDir).filter((name) => name.startsWith("contact.abimee-"));
    if (aside.length > 0)
      write(`Pensez aussi aux bases mises de côté\u00a0: ${aside.join(", ")}, et à vos sauvegardes.\n`);
    else write("Pensez aussi à vos sauvegardes et à la boîte e-mail de l’équipe.\n");
  },
};

type OptionTypes = NonNullable<Parameters<typeof parseArgs>[0]>["options"];

function options<T extends NonNullable<OptionTypes>>(args: string[], types: T) {
  try {
    return parseArgs({ args, options: types, allowPositionals: true });
  } catch {
    throw new Misuse("Cette option n’existe pas.");
  }
}

function numbers(words: readonly string[]): number[] {
  if (words.length === 0 || words.some((word) => !/^\d{1,12}$/.test(word)))
    throw new Misuse("Donnez le numéro d’un ou de plusieurs messages.");
  return words.map(Number);
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count > 1 ? many : one}`;
}
