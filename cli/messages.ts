// npm run messages -- list | show | export | retry | release | delete | erase | backup | restore
import "./require-node.ts";
import "./settings-file.ts";
import { StoreUnavailable } from "#server/outbox/message-store.ts";
import { openStaffStore } from "#server/outbox/sqlite/sqlite.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { type Command, COMMANDS, restore, USAGE } from "./messages/commands.ts";
import { runCommand } from "./run-command.ts";

const dataDir = process.env["DATA_DIR"] || "var";

const write = (text: string): void => void process.stdout.write(text);

/** Opens the messages for a command. */
function onMessages(command: Command): (args: string[]) => Promise<number> {
  return async (args) => {
    const store = await openStaffStore(dataDir);
    if (store === undefined) {
      console.log(
        frenchSpaces(
          `Aucun message : il n’y a pas encore de base dans « ${dataDir} ». Un autre dossier se donne par DATA_DIR.`,
        ),
      );
      return 0;
    }
    try {
      return await command({ store, args, write });
    } finally {
      await store.close();
    }
  };
}

const commands = {
  ...Object.fromEntries(Object.entries(COMMANDS).map(([name, command]) => [name, onMessages(command)])),
  restore: (args: string[]) => restore(dataDir, args, write),
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
