// npm run build: content/ → a release of the site, put online in one step; and back to an earlier one.
import "./require-node.ts";
import "./settings-file.ts";
import { readEnv } from "#server/config/env.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { ensureSite, keepCode } from "./ensure-site/ensure-site.ts";
import { Misuse } from "./misuse.ts";
import { readOptions } from "./read-options.ts";
import { forgetOthers, goBack, listReleases } from "./releases/releases.ts";
import { orSay, STOPPED_BY_DISK } from "./run-command.ts";

const USAGE = `npm run build                        construit le site si quelque chose a changé, et le met en ligne
npm run build -- --versions          les versions gardées
npm run build -- --revenir           remet en ligne la version d’avant
npm run build -- --revenir VERSION   … ou celle-ci, plus ancienne ou plus récente
npm run build -- --oublier           efface toutes les versions sauf celle qui est en ligne
npm run build -- --code              empaquette le code des pages, que les constructions suivantes reprennent
npm run build -- --sans-adresse      construit sans l’adresse publique que porte la version en ligne`;

await orSay(
  async () => {
    const { values, positionals } = readOptions(
      process.argv.slice(2),
      {
        versions: { type: "boolean" },
        revenir: { type: "boolean" },
        oublier: { type: "boolean" },
        "sans-adresse": { type: "boolean" },
        code: { type: "boolean" },
        help: { type: "boolean" },
      },
      1,
    );
    const [name] = positionals;
    if (name !== undefined && !values.revenir) throw new Misuse(frenchSpaces(`« ${name} » est de trop.`));
    if (values.help) {
      console.log(frenchSpaces(USAGE));
      return 0;
    }
    if (values.code) {
      await keepCode();
      return 0;
    }
    const env = readEnv(process.env);
    if (values.versions) return listReleases(env);
    if (values.revenir) return goBack(env, name);
    if (values.oublier) return forgetOthers(env);
    const result = await ensureSite(env, { asked: true, mayDropAddress: values["sans-adresse"] ?? false });
    if (result === "fresh")
      console.log(
        frenchSpaces(`Rien n’a changé depuis la dernière construction : ${env.BUILD_DIR}/client est à jour.`),
      );
    return result === "refused" ? 1 : 0;
  },
  USAGE,
  STOPPED_BY_DISK,
);
