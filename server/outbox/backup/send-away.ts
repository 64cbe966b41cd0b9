import { spawn } from "node:child_process";

/** How long the operator's command may take, in milliseconds. */
const LONGEST = 10 * 60_000;

const PLACE = "{fichier}";

/** The operator's command did not end well; `message` is French, with the last that it said. */
export class CommandFailed extends Error {}

/**
 * Runs the operator's command on a backup, in a shell: `{fichier}` in it becomes the file, which else follows its last word.
 * The name travels in the environment, so that no character of it can be taken for a command.
 * @throws CommandFailed when it ends with another code than 0, cannot be run, or takes too long
 */
export function sendAway(command: string, file: string, signal?: AbortSignal): Promise<void> {
  const name = process.platform === "win32" ? '"%BACKUP_FILE%"' : '"$BACKUP_FILE"';
  const line = command.includes(PLACE) ? command.replaceAll(PLACE, name) : `${command} ${name}`;
  return new Promise((resolve, reject) => {
    const child = spawn(line, {
      shell: true,
      env: { ...process.env, BACKUP_FILE: file },
      stdio: ["ignore", "ignore", "pipe"],
      timeout: LONGEST,
      ...(signal === undefined ? {} : { signal }),
    });
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-500)));
    child.once("error", (error) => reject(new CommandFailed(error.message)));
    child.once("close", (code) => {
      if (code === 0) return resolve();
      const end = code === null ? "arrêtée avant sa fin" : `code ${code}`;
      reject(new CommandFailed(`${end}. ${said.trim().split("\n").at(-1) ?? ""}`.trim()));
    });
  });
}
