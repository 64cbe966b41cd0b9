import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { locatedIn } from "#disk/file-failure.ts";
import { readEnv } from "#server/config/env.ts";
import { typedPath } from "#text/typed-path.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import type { Ageing, Copies, Mailbox, Telling } from "#server/outbox/message-store.ts";
import { standingLine } from "#server/outbox/alerts/alert-job.ts";
import { CHANNELS, MESSAGE_STATES, type MessageState, type StoredMessage } from "#server/outbox/message.ts";
import { counted } from "#text/counted.ts";
import { Misuse } from "../misuse.ts";
import { readOptions } from "../read-options.ts";
import { backup } from "./backup.ts";
import { toCsv } from "./csv.ts";
import { fullMessage, messageTable, STATE_WORDS } from "./render.ts";

export { restore } from "./backup.ts";
export { move } from "./move.ts";
export { USAGE } from "./usage.ts";

/** What a command works on: the open store, the words after its name, and where its answer goes. */
export interface CommandInput {
  store: Mailbox & Copies & Pick<Ageing, "setAside"> & Pick<Telling, "standing" | "noteTold">;
  args: string[];
  write: (text: string) => void;
}

/** A command; gives the exit code: 0 done, 1 when there is no such message. */
export type Command = (input: CommandInput) => Promise<number>;

/** The commands of `npm run messages`, by name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  backup: ({ store, args, write }) => backup(store, args, write),
  async list({ store, args, write }) {
    const { etat } = readOptions(args, { etat: { type: "string" } }, 0).values;
    const messages = await store.list(stateOf(etat));
    const line = standingLine(await store.standing(CHANNELS), Date.now());
    if (line !== "") write(frenchSpaces(`À suivre : ${line}.\n`));
    write(messageTable(messages));
    await noteSeen(store, messages);
    return 0;
  },
  async show({ store, args, write }) {
    let code = 0;
    for (const id of numbers(readOptions(args, {}).positionals)) {
      const message = await store.find(id);
      if (message === undefined) code = 1;
      write(message === undefined ? `Il n’y a pas de message n° ${id}.\n` : fullMessage(message));
      if (message !== undefined) await noteSeen(store, [message]);
    }
    return code;
  },
  async export({ store, args, write }) {
    const { format = "csv", sortie } = readOptions(
      args,
      { format: { type: "string" }, sortie: { type: "string" } },
      0,
    ).values;
    if (format !== "csv" && format !== "json") throw new Misuse("Le format est csv ou json.");
    const messages = await store.list();
    const text = format === "csv" ? toCsv(messages) : `${JSON.stringify(messages, null, 2)}\n`;
    if (sortie === undefined) write(text);
    else {
      try {
        writeFileSync(sortie, text, { mode: 0o600 });
      } catch (error) {
        throw locatedIn(error, sortie);
      }
      write(`${counted(messages.length, "message écrit", "messages écrits")} dans ${sortie}.\n`);
    }
    return 0;
  },
  async retry({ store, args, write }) {
    const { values, positionals } = readOptions(args, { tous: { type: "boolean" } });
    const count = await store.retry(values.tous ? "all" : numbers(positionals));
    return done(
      write,
      count,
      `${counted(count, "message repartira", "messages repartiront")} dès que le site tourne avec un e-mail ou un salon réglé.`,
      "Aucun message à renvoyer : ils sont déjà partis, en quarantaine (release), ou n’existent pas.",
    );
  },
  async release({ store, args, write }) {
    const count = await store.release(numbers(readOptions(args, {}).positionals));
    return done(
      write,
      count,
      `${counted(count, "message sorti", "messages sortis")} de la quarantaine.`,
      "Aucun message en quarantaine sous ce numéro. La liste : npm run messages -- list --etat quarantine",
    );
  },
  async delete({ store, args, write }) {
    const { values, positionals } = readOptions(args, {
      etat: { type: "string" },
      tous: { type: "boolean" },
    });
    const state = stateOf(values.etat);
    if (state !== undefined && positionals.length > 0)
      throw new Misuse("Donnez des numéros, ou un état, pas les deux : rien n’est effacé.");
    const ids = state === undefined ? numbers(positionals) : (await store.list(state)).map(({ id }) => id);
    // One word too many would empty the mailbox.
    if (state !== undefined && ids.length > 0 && !values.tous) {
      const all = `${counted(ids.length, "message", "messages")} de l’état « ${STATE_WORDS[state]} » : rien n’est effacé encore.`;
      const how = `npm run messages -- delete --etat ${state} --tous`;
      write(frenchSpaces(`${all} Pour les effacer pour de bon : ${how}\n`));
      return 1;
    }
    const count = await store.remove(ids);
    return done(write, count, erased(count), "Aucun de ces messages n’est là : rien n’est effacé.");
  },
  async erase({ store, args, write }) {
    const { values, positionals } = readOptions(args, { email: { type: "string" } });
    const { email } = values;
    if (email === undefined || !email.includes("@"))
      throw new Misuse("Donnez l’adresse de la personne\u00a0: erase --email qui@exemple.fr");
    const [extra] = positionals;
    if (extra !== undefined)
      throw new Misuse(frenchSpaces(`« ${extra} » est de trop : une adresse à la fois. Rien n’est effacé.`));
    const count = await store.eraseByEmail(email);
    const code = done(
      write,
      count,
      erased(count),
      `Aucun message de ${email} : il n’y a rien à effacer, et rien ne reste d’un effacement interrompu.`,
    );
    write("Pensez aussi à vos sauvegardes et à la boîte e-mail de l’équipe.\n");
    const { DATA_DIR } = readEnv(process.env);
    const aside = (await store.setAside()).map(({ name }) => typedPath(join(DATA_DIR, name)));
    if (aside.length > 0)
      write(
        frenchSpaces(
          `Des bases mises de côté tiennent peut-être encore de ses messages. Pour effacer ces bases, avec tout ce qu’elles tiennent : rm -r ${aside.join(" ")}\n`,
        ),
      );
    return code;
  },
};

/** The staff has seen these: a doubtful one may now grow old, and nobody needs to be alerted of it. */
function noteSeen(store: Pick<Telling, "noteTold">, messages: readonly StoredMessage[]): Promise<void> {
  const untold = messages.filter(({ toldAt }) => toldAt === undefined);
  return store.noteTold(
    untold.map(({ id }) => id),
    Date.now(),
  );
}

function done(write: (text: string) => void, count: number, some: string, none: string): number {
  write(`${frenchSpaces(count > 0 ? some : none)}\n`);
  return count > 0 ? 0 : 1;
}

function erased(count: number): string {
  return `${counted(count, "message effacé", "messages effacés")} pour de bon.`;
}

/** A state by its name, or by its words as the list shows them, however they were typed. */
function stateOf(word: string | undefined): MessageState | undefined {
  if (word === undefined) return undefined;
  const typed = word.toLowerCase().replace(/\s/g, " ").replace("'", "’").normalize("NFC");
  const state = MESSAGE_STATES.find((known) => known === typed || STATE_WORDS[known] === typed);
  if (state === undefined) {
    const all = MESSAGE_STATES.map((known) => `« ${STATE_WORDS[known]} » (${known})`).join(", ");
    throw new Misuse(frenchSpaces(`L’état « ${word} » n’existe pas. Il y a ${all}.`));
  }
  return state;
}

function numbers(words: readonly string[]): number[] {
  const wrong = words.find((word) => !/^\d{1,12}$/.test(word));
  if (wrong !== undefined) throw new Misuse(frenchSpaces(`« ${wrong} » n’est pas le numéro d’un message.`));
  if (words.length === 0) throw new Misuse("Donnez le numéro d’un ou de plusieurs messages.");
  return words.map(Number);
}
