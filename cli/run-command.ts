import { BadEnvironment } from "#server/config/env.ts";
import { fileFailure } from "#disk/file-failure.ts";
import { NoBuild } from "#server/read-build.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { Misuse } from "./misuse.ts";

/** A program of the staff: how it is called, its commands by name, and what it says when none is given. */
export interface Program<C> {
  call: string;
  commands: Readonly<Record<string, C>>;
  usage: string;
}

/**
 * Runs the command that the terminal names. Exit code: the command's own, 2 when it is written wrongly, 1 when a file
 * cannot be used; each is said in French.
 */
export async function runCommand<C>(
  { call, commands, usage }: Program<C>,
  run: (command: C, args: string[]) => Promise<number>,
): Promise<void> {
  const [name = "", ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  await orSay(async () => {
    if (command !== undefined) return run(command, args);
    const asked = ["", "help", "--help"].includes(name);
    if (!asked) console.error(frenchSpaces(`La commande « ${name} » n’existe pas.\n`));
    console.log(frenchSpaces(usage));
    return asked ? 0 : 2;
  }, `Toutes les commandes : ${call}`);
}

/** The exit code of a build that the disk stopped, and not what it is made from. */
export const STOPPED_BY_DISK = 3;

/**
 * Runs the work of a command. Exit code: its own, 2 when the command is written wrongly, 1 when a file cannot be used.
 * @param help French words added when the command is written wrongly
 * @param unusable another exit code for when a file cannot be used
 */
export async function orSay(work: () => Promise<number>, help: string, unusable = 1): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", unlessUnread);
  try {
    process.exitCode = await work();
  } catch (error) {
    const text = words(error, help);
    if (text === undefined) throw error;
    console.error(text);
    process.exitCode = error instanceof Misuse ? 2 : fileFailure(error) === undefined ? 1 : unusable;
  }
}

/** A reader that has seen enough, such as « | head », is no error: the work goes on to its end. */
function unlessUnread(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

function words(error: unknown, help: string): string | undefined {
  if (error instanceof Misuse) return `${error.message}\n${frenchSpaces(help)}`;
  if (error instanceof BadEnvironment || error instanceof NoBuild) return error.message;
  return fileFailure(error);
}
