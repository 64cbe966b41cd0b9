import { spawn } from "node:child_process";
import { once } from "node:events";

const PROGRAM = `
const { DatabaseSync } = require("node:sqlite");
const db = new DatabaseSync(process.argv[1], { timeout: 20000 });
db.exec("BEGIN IMMEDIATE");
process.stdout.write("held");
process.stdin.on("end", () => { db.exec("ROLLBACK"); db.close(); }).resume();
`;

/** Another program that begins to write the messages and does not end: a copy, an editor of databases. @returns a way to end it */
export async function holdDatabase(path: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ["-e", PROGRAM, path], { stdio: ["pipe", "pipe", "inherit"] });
  process.once("exit", () => child.kill("SIGKILL"));
  const exit = once(child, "exit");
  await once(child.stdout, "data");
  return async () => {
    child.stdin.end();
    await exit;
  };
}
