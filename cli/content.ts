// npm run content -- check | add | import | probe: the staff's commands on the content folder.
import "./require-node.ts";
import "./settings-file.ts";
import { siteInputs } from "#prerender/load-site.ts";
import { COMMANDS, USAGE } from "./content/commands.ts";
import { runCommand } from "./run-command.ts";

await runCommand({ call: "npm run content", commands: COMMANDS, usage: USAGE }, (command, args) =>
  command({
    args,
    ...siteInputs(process.env),
    colour: process.stdout.isTTY,
    write: (text) => void process.stdout.write(text),
    fetch,
  }),
);
