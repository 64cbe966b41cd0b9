// npm run streamers -- refresh | check | publish DIR
import "./require-node.ts";
import { NoBuild } from "#server/read-build.ts";
import { BadEnvironment } from "#server/env.ts";
import { COMMANDS, Misuse, USAGE } from "./streamers/commands.ts";
import { openScene } from "./streamers/scene.ts";

const [name = "", ...args] = process.argv.slice(2);
const command = COMMANDS[name];

if (command === undefined) {
  console.log(USAGE);
  process.exitCode = name === "" || name === "help" || name === "--help" ? 0 : 2;
} else {
  try {
    process.exitCode = await command(await openScene(process.env), args);
  } catch (error) {
    if (!(error instanceof Misuse || error instanceof NoBuild || error instanceof BadEnvironment))
      throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
