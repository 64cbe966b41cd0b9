// npm run content -- check | add | import | probe: the staff's commands on the content folder.
import "./require-node.ts";
import "./settings-file.ts";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { siteInputs } from "#prerender/site-inputs.ts";
import { COMMANDS, outsideFetch, USAGE } from "./content/commands.ts";
import { runCommand } from "./run-command.ts";

await runCommand({ call: "npm run content", commands: COMMANDS, usage: USAGE }, (command, args) =>
  command({
    args,
    ...siteInputs(process.env),
    reports: join(process.env["DATA_DIR"] || "var", "imports"),
    colour: process.stdout.isTTY,
    write: (text) => void process.stdout.write(text),
    ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
    fetch,
    fetchOutside: outsideFetch(),
  }),
);

/** Asks at the terminal. Ctrl-D answers nothing, Ctrl-C ends the command. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.once("SIGINT", () => process.exit(130));
  try {
    return await Promise.race([
      terminal.question(question),
      new Promise<string>((done) => terminal.once("close", () => done(""))),
    ]);
  } finally {
    terminal.close();
  }
}
