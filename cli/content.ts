// npm run content -- check | add | import | probe: the staff's commands on the content folder.
import "./require-node.ts";
import "./settings-file.ts";
import { join } from "node:path";
import { siteInputs } from "#prerender/site-inputs.ts";
import { askAt } from "./ask.ts";
import { COMMANDS, outsideFetch, USAGE } from "./content/commands.ts";
import { runCommand } from "./run-command.ts";

await runCommand({ call: "npm run content", commands: COMMANDS, usage: USAGE }, (command, args) =>
  command({
    args,
    ...siteInputs(process.env),
    reports: join(process.env["DATA_DIR"] || "var", "imports"),
    colour: process.stdout.isTTY,
    write: (text) => void process.stdout.write(text),
    ask: process.stdin.isTTY && process.stdout.isTTY ? askAt(process.stdin, process.stdout) : undefined,
    fetch,
    fetchOutside: outsideFetch(),
  }),
);
