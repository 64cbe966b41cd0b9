// npm run messages -- list | show | export | retry | release | delete | erase | backup | restore | move
import "./require-node.ts";
import "./settings-file.ts";
import { StoreUnavailable } from "#server/outbox/message-store.ts";
import { readEnv } from "#server/config/env.ts";
import { openForStaff } from "#server/open-store.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { type Command, COMMANDS, move, restore, USAGE } from "./messages/commands.ts";
import { runCommand } from "./run-command.ts";

const write = (text: string): void => void process.stdout.write(text);

/** Opens the messages for a command. Where there are none yet, only the list has done what it was asked. */
function onMessages(name: string, command: Command): (args: string[]) => Promise<number> {
  return async (args) => {
    const env = readEnv(process.env);
    const store = await openForStaff(env);
    if (store === undefined) {
      const absent = frenchSpaces(
        `Aucun message : il n’y a pas encore de base dans « ${env.DATA_DIR} ». Un autre dossier se donne par DATA_DIR.`,
      );
      if (name === "list") console.log(absent);
      else console.error(absent);
      return name === "list" ? 0 : 1;
    }
    try {
      return await command({ store, args, write });
    } finally {
      await store.close();
    }
  };
}

const commands = {
  ...Object.fromEntries(Object.entries(COMMANDS).map(([name, command]) => [name, onMessages(name, command)])),
  restore: (args: string[]) => restore(readEnv(process.env), args, write),
  move: (args: string[]) => move(readEnv(process.env), args, write),
};

await runCommand({ call: "npm run messages", commands, usage: USAGE }, async (command, args) => {
  try {
    return await command(args);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    console.error(error.message);
    return 1;
  }
});
