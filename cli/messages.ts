// npm run messages -- list | show | export | retry | release | delete | erase
import { existsSync } from "node:fs";
import { databasePath, openDatabase } from "#server/outbox/database.ts";
import { COMMANDS } from "./messages/commands.ts";
import { Misuse } from "./messages/misuse.ts";
import { USAGE } from "./messages/usage.ts";

const dataDir = process.env["DATA_DIR"] || "var";
const [name = "", ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
const path = databasePath(dataDir);

if (command === undefined) {
  console.log(USAGE);
  process.exitCode = name === "" || name === "help" || name === "--help" ? 0 : 2;
} else if (!existsSync(path)) {
  console.log(`Aucun message\u00a0: il n’y a pas encore de base dans ${dataDir}.`);
} else {
  const db = openDatabase(path);
  try {
    await command({ db, dataDir, args: rest, write: (text) => process.stdout.write(text) });
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
  } finally {
    db.close();
  }
}
