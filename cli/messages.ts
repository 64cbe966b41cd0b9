// npm run messages -- list | show | export | retry | release | delete | erase
import "./require-node.ts";
import "./settings-file.ts";
import { StoreUnavailable } from "#server/outbox/message-store.ts";
import { openStaffStore } from "#server/outbox/sqlite/sqlite.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { COMMANDS, USAGE } from "./messages/commands.ts";
import { runCommand } from "./run-command.ts";

const dataDir = process.env["DATA_DIR"] || "var";

await runCommand({ call: "npm run messages", commands: COMMANDS, usage: USAGE }, async (command, args) => {
  try {
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
      return await command({ store, args, write: (text) => process.stdout.write(text) });
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    console.error(error.message);
    return 1;
  }
});
