// npm run atelier: the staff's form on one's own disk, beside the site as it will be and what the check says.
import "./require-node.ts";
import "./settings-file.ts";
import { readEnv } from "#server/config/env.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { EditorMissing } from "#workshop/editor-package.ts";
import { followNpm } from "./follow-npm.ts";
import { Misuse } from "./misuse.ts";
import { readOptions } from "./read-options.ts";
import { orSay } from "./run-command.ts";
import { openWorkshop } from "./workshop/open-workshop.ts";

const USAGE = `npm run atelier                  ouvre l’atelier de ce contenu, sur cette machine seulement
npm run atelier -- --port 4001   … à un autre port que 4000

CONTENT_DIR désigne le dossier du contenu. Le formulaire y écrit par le navigateur : Chrome, Edge ou un autre Chromium.`;

followNpm();
await orSay(async () => {
  const { values } = readOptions(
    process.argv.slice(2),
    { port: { type: "string" }, help: { type: "boolean" } },
    0,
  );
  if (values.help) {
    console.log(frenchSpaces(USAGE));
    return 0;
  }
  const port = Number(values.port ?? 4000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Misuse("--port attend un nombre, de 1 à 65535.");
  try {
    await openWorkshop(readEnv(process.env), port);
    return 0;
  } catch (error) {
    if (!(error instanceof EditorMissing)) throw error;
    console.error(error.message);
    return 1;
  }
}, USAGE);
