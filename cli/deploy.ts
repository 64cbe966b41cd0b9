// npm run deploy -- dossier | s3: publishes the set that the build has prepared, and tries the result.
import "./require-node.ts";
import "./settings-file.ts";
import { readEnv } from "#server/config/env.ts";
import { COMMANDS, USAGE } from "./deploy/commands.ts";
import { runCommand } from "./run-command.ts";

await runCommand({ call: "npm run deploy", commands: COMMANDS, usage: USAGE }, (command, args) =>
  command({ env: readEnv(process.env), args, write: (text) => console.log(text), fetch }),
);
