// npm run content -- check | add | import: the staff's commands on the content folder.
import "./require-node.ts";
import { COMMANDS } from "./content/commands.ts";
import { Misuse } from "./content/misuse.ts";
import { USAGE } from "./content/usage.ts";

const [name = "", ...args] = process.argv.slice(2);
const command = COMMANDS[name];

if (!command) {
  console.log(USAGE);
  process.exitCode = name === "" || name === "help" || name === "--help" ? 0 : 2;
} else {
  try {
    process.exitCode = await command({
      args,
      contentDir: process.env["CONTENT_DIR"] || "content",
      dataDir: process.env["DATA_DIR"] || "var",
      colour: process.stdout.isTTY,
      write: (text) => void process.stdout.write(text),
      fetch,
    });
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
  }
}
