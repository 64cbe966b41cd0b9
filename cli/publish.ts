// npm run publish: pulls the content's own repository, builds it and puts it online; --suivre goes on doing so.
import "./require-node.ts";
import "./settings-file.ts";
import { readEnv } from "#server/config/env.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { followNpm } from "./follow-npm.ts";
import { Misuse } from "./misuse.ts";
import { publishContent } from "./publish/publish-content.ts";
import { readOptions } from "./read-options.ts";
import { orSay } from "./run-command.ts";

const USAGE = `npm run publish                       va chercher le contenu dans son dépôt, le vérifie, le met en ligne
npm run publish -- --suivre           … puis recommence dès qu’il change, jusqu’à ce qu’on l’arrête
npm run publish -- --toutes-les 60    … en regardant toutes les 60 secondes ; 30 sinon

CONTENT_DIR désigne le dossier du contenu, copié par « git clone » du dépôt où le staff l’écrit.`;

/** How often the repository is asked, in seconds. */
const EVERY = 30;

followNpm();
await orSay(async () => {
  const { values } = readOptions(
    process.argv.slice(2),
    { suivre: { type: "boolean" }, "toutes-les": { type: "string" }, help: { type: "boolean" } },
    0,
  );
  if (values.help) {
    console.log(frenchSpaces(USAGE));
    return 0;
  }
  const every = Number(values["toutes-les"] ?? EVERY);
  if (!Number.isInteger(every) || every < 1 || every > 3600)
    throw new Misuse("--toutes-les attend un nombre de secondes, de 1 à 3600.");
  const goesOn = values.suivre === true || values["toutes-les"] !== undefined;
  return publishContent(readEnv(process.env), goesOn ? every * 1000 : undefined);
}, USAGE);
