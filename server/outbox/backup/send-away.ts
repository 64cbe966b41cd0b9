import { spawn } from "node:child_process";

/** How long the operator's command may take, in milliseconds. */
const LONGEST = 10 * 60_000;

/** How long what is asked to end has before it is made to; and how long what it left behind may hold its last words. Milliseconds. */
const GRACE = 2000;

const PLACE = "{fichier}";

/** The operator's command did not end well; `message` is French, with the last that it said. */
export class CommandFailed extends Error {}

/**
 * Runs the operator's command on a backup, in a shell: `{fichier}` in it becomes the file, which else follows its last word.
 * The name travels in the environment, so that no character of it can be taken for a command.
 * @param bounds what ends it before `longest`
 * @throws CommandFailed when it ends with another code than 0, cannot be run, or takes too long
 */
export function sendAway(
  command: string,
  file: string,
  { signal, longest = LONGEST }: { signal?: AbortSignal | undefined; longest?: number } = {},
): Promise<void> {
  const isWindows = process.platform === "win32";
  const name = isWindows ? '"%BACKUP_FILE%"' : '"$BACKUP_FILE"';
  const line = command.includes(PLACE) ? command.replaceAll(PLACE, name) : `${command} ${name}`;
  // A group of its own ends whole, with all that the shell started; a person at a terminal keeps Ctrl+C, and what asks for a word there.
  const isGroup = !isWindows && (signal !== undefined || !process.stdin.isTTY);
  return new Promise((resolve, reject) => {
    const child = spawn(line, {
      shell: true,
      detached: isGroup,
      env: { ...process.env, BACKUP_FILE: file },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let wasCut = false;
    let said = "";
    const kill = (how: NodeJS.Signals): void => {
      try {
        if (isGroup && child.pid !== undefined) process.kill(-child.pid, how);
        else child.kill(how);
      } catch {
        // It has ended meanwhile.
      }
    };
    const cut = (): void => {
      wasCut = true;
      kill("SIGTERM");
      setTimeout(kill, GRACE, "SIGKILL").unref();
    };
    const limit = setTimeout(cut, longest);
    let late: NodeJS.Timeout | undefined;
    const end = (failure?: string): void => {
      clearTimeout(limit);
      clearTimeout(late);
      signal?.removeEventListener("abort", cut);
      child.stderr.destroy();
      if (failure === undefined) resolve();
      else reject(new CommandFailed(failure));
    };
    const tell = (code: number | null): void => {
      if (code === 0 && !wasCut) return end();
      const how = wasCut || code === null ? "arrêtée avant sa fin" : `code ${code}`;
      end(`${how}. ${said.trim().split("\n").at(-1) ?? ""}`.trim());
    };
    child.stderr.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-500)));
    child.once("error", (error) => end(error.message));
    child.once("close", tell);
    // What it left running may hold its last words open.
    child.once("exit", (code) => (late = setTimeout(tell, GRACE + 500, code)));
    signal?.addEventListener("abort", cut);
    if (signal?.aborted === true) cut();
  });
}
