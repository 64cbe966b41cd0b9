// npm run messages -- list | show | export | retry | release | delete | erase
import "./require-node.ts";
import { existsSync } from "node:fs";
import { frenchSpaces } from "#text/french-spaces.ts";
import { databasePath, openDatabase } from "#server/outbox/database.ts";
import { sqliteFailure, UnusableDatabase } from "#server/outbox/sqlite-failure.ts";
import { COMMANDS, USAGE } from "./messages/commands.ts";
import { runCommand } from "./run-command.ts";

const dataDir = process.env["DATA_DIR"] || "var";
const path = databasePath(dataDir);

await runCommand({ call: "npm run messages", commands: COMMANDS, usage: USAGE }, async (command, args) => {
  if (!existsSync(path)) {
    console.log(
      frenchSpaces(
        `Aucun message : il n’y a pas encore de base dans « ${dataDir} ». Un autre dossier se donne par DATA_DIR.`,
      ),
    );
    return 0;
  }
  try {
    const db = openDatabase(path);
    try {
      return command({ db, dataDir, args, write: (text) => process.stdout.write(text) });
    } finally {
      db.close();
    }
  } catch (error) {
    const reason = troubleOf(error);
    if (reason === undefined) throw error;
    console.error(frenchSpaces(reason));
    return 1;
  }
});

function troubleOf(error: unknown): string | undefined {
  if (error instanceof UnusableDatabase) return error.message;
  const failure = sqliteFailure(error);
  if (failure === undefined) return undefined;
  if (failure === "damaged")
    return `La base « ${path} » est abîmée. Relancez le site : il la met de côté et en commence une neuve.`;
  if (failure === "full") return "Le disque est plein : faites de la place, puis recommencez.";
  return `La base « ${path} » ne peut pas être ouverte (${error instanceof Error ? error.message : "raison inconnue"}). Vérifiez les droits du dossier ; si le site y travaille beaucoup, recommencez dans un instant.`;
}
