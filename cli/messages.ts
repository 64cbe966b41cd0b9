// npm run messages -- list | show | export | retry | release | delete | erase
import "./require-node.ts";
import { existsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { databasePath, openDatabase } from "#server/outbox/database.ts";
import { sqliteFailure } from "#server/outbox/sqlite-failure.ts";
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
  process.exitCode = await run(command, rest);
}

/** Runs a command on the open database. @returns the exit code: 0 done, 1 the database is out of use, 2 wrongly written */
async function run(chosen: NonNullable<typeof command>, args: string[]): Promise<number> {
  let db: DatabaseSync | undefined;
  try {
    db = openDatabase(path);
    await chosen({ db, dataDir, args, write: (text) => process.stdout.write(text) });
    return 0;
  } catch (error) {
    if (error instanceof Misuse) {
      console.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (sqliteFailure(error) === undefined) throw error;
    const reason = error instanceof Error ? error.message : "raison inconnue";
    console.error(
      `La base ${path} est abîmée ou hors d’atteinte (${reason}). Au démarrage, le site met de côté une base abîmée et en commence une neuve.`,
    );
    return 1;
  } finally {
    db?.close();
  }
}
