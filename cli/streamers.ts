// npm run streamers -- refresh | check | publish DIR
import "./require-node.ts";
import "./settings-file.ts";
import { runCommand } from "./run-command.ts";
import { COMMANDS, openScene, USAGE } from "./streamers/commands.ts";

await runCommand({ call: "npm run streamers", commands: COMMANDS, usage: USAGE }, async (command, args) =>
  command(await openScene(process.env), args),
);
