import { join } from "node:path";
import { BucketFailure, deposit, openBucket, RemoteFailure, sendFolder } from "#publishing/deploy/deploy.ts";
import { areSetsPublished } from "#publishing/publish-sets.ts";
import type { HostName } from "#schemas/host-name.ts";
import { BUILD_FILES } from "#schemas/release.ts";
import { BadEnvironment, type ServerEnv } from "#server/config/env.ts";
import { NoBuild, readLine } from "#server/read-build.ts";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { probe } from "../content/commands.ts";
import { edgeTrouble, toCloudflare } from "./cloudflare.ts";
import { progressBar } from "../progress-bar.ts";
import { readOptions } from "../read-options.ts";

/** What the staff reads when a command is unknown. */
export const USAGE = `Publier le dossier que la construction a préparé (PUBLISH_TO), puis essayer le site en ligne.

  npm run deploy -- dossier           sur une autre machine, par ssh et rsync (DEPLOY_TO)
  npm run deploy -- s3                dans un seau S3 ou semblable (S3_ENDPOINT, S3_BUCKET, et la clé)
  npm run deploy -- cloudflare        prépare et vérifie le dossier de Cloudflare, dit ce qui reste à taper
  npm run deploy -- cloudflare --en-ligne   essaie le site que vous venez d’y publier
  … -- dossier --essai, … -- s3 --essai   dit ce qui serait envoyé, et ne change rien

  Ce qui n’a pas changé n’est pas renvoyé. Interrompue, la même commande reprend où elle en était.`;

/** The hosts that read a folder of their machine. */
const FOLDER_HOSTS: ReadonlySet<HostName> = new Set(["apache", "caddy", "nginx"]);

/** What a command gets. */
export interface DeployContext {
  env: ServerEnv;
  args: readonly string[];
  write: (text: string) => void;
  fetch: typeof fetch;
}

/** A command; gives the exit code: 0 online and tried, 1 something to look at. */
type Command = (context: DeployContext) => Promise<number>;

/** The verbs of `npm run deploy --`. What the other side refuses is said, and is no fault of the program. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  dossier: orRefusal(toFolder),
  s3: orRefusal(toBucket),
  cloudflare: toEdge,
};

function orRefusal(command: Command): Command {
  return async (context) => {
    try {
      return await command(context);
    } catch (error) {
      if (!(error instanceof BucketFailure || error instanceof RemoteFailure)) throw error;
      context.write(frenchSpaces(error.message));
      return 1;
    }
  };
}

async function toFolder(context: DeployContext): Promise<number> {
  const { env, write } = context;
  const dry = isDry(context);
  const to = wanted(env, "DEPLOY_TO", "moi@exemple.fr:/srv/www");
  const host = env.PUBLISH_TO.find((name) => FOLDER_HOSTS.has(name)) ?? "apache";
  const { set, release } = await preparedSet(env, host);
  await sendFolder(set, to, release, { dry });
  if (dry) return said(write, `Rien n’a été envoyé : c’était un essai, du dossier fait pour ${host}.`);
  write(frenchSpaces(`En ligne : ${to}/actuel montre la version ${release}, faite pour ${host}.`));
  return tried(context);
}

async function toBucket(context: DeployContext): Promise<number> {
  const { env, write } = context;
  const dry = isDry(context);
  const access = {
    endpoint: wanted(env, "S3_ENDPOINT", "https://s3.fr-par.scw.cloud"),
    name: wanted(env, "S3_BUCKET", "exemple.fr"),
    region: env.S3_REGION,
    keyId: wanted(env, "AWS_ACCESS_KEY_ID", "celle que donne l’hébergeur"),
    secret: wanted(env, "AWS_SECRET_ACCESS_KEY", "celle que donne l’hébergeur"),
  };
  const { set } = await preparedSet(env, "s3");
  const bar = progressBar("Envoi");
  const { sent, erased, same } = await deposit(openBucket(access), set, {
    dry,
    onProgress: (state) => bar({ ...state, label: "" }),
  });
  const words = [
    counted(
      sent.length,
      dry ? "objet à envoyer" : "objet envoyé",
      dry ? "objets à envoyer" : "objets envoyés",
    ),
    counted(erased.length, dry ? "à effacer" : "effacé", dry ? "à effacer" : "effacés"),
    counted(same, "déjà là", "déjà là"),
  ];
  write(frenchSpaces(`${words.join(", ")}.`));
  return dry ? said(write, "Rien n’a été envoyé : c’était un essai.") : tried(context);
}

async function toEdge(context: DeployContext): Promise<number> {
  const { env, args, write } = context;
  const options = { essai: { type: "boolean" }, "en-ligne": { type: "boolean" } } as const;
  const { essai = false, "en-ligne": online = false } = readOptions(args, options, 0).values;
  const { set, release } = await preparedSet(env, "cloudflare");
  if (!online) return toCloudflare({ env, set, dry: essai, write });
  const trouble = await edgeTrouble(context, release);
  if (trouble !== undefined) write(frenchSpaces(trouble));
  const code = await tried(context);
  return trouble === undefined ? code : 1;
}

function isDry({ args }: DeployContext): boolean {
  return readOptions(args, { essai: { type: "boolean" } }, 0).values.essai ?? false;
}

/** The set of a host for the release that is online, or what to do to have it. */
async function preparedSet(env: ServerEnv, host: HostName): Promise<{ set: string; release: string }> {
  const line = await readLine(env.BUILD_DIR);
  const isReady = line && (await areSetsPublished(env.BUILD_DIR, line.current, env.PUBLISH_TO));
  if (!isReady || !env.PUBLISH_TO.includes(host))
    throw new NoBuild(
      frenchSpaces(
        `Le dossier à publier n’est pas prêt. Écrivez PUBLISH_TO=${host} dans site.env, puis : npm run build`,
      ),
    );
  return { set: join(env.BUILD_DIR, BUILD_FILES.sets, host), release: line.current };
}

/** Asks the published site for its pages and its import images, as visitors and the game would. */
async function tried({ env, write, fetch }: Pick<DeployContext, "env" | "write" | "fetch">): Promise<number> {
  if (env.PUBLIC_URL === undefined) return said(write, "Sans PUBLIC_URL, le site en ligne n’est pas essayé.");
  return probe({ args: [env.PUBLIC_URL], write: (text) => write(text.trimEnd()), fetch });
}

type Setting = "DEPLOY_TO" | "S3_ENDPOINT" | "S3_BUCKET" | "AWS_ACCESS_KEY_ID" | "AWS_SECRET_ACCESS_KEY";

function wanted(env: ServerEnv, name: Setting, example: string): string {
  const value = env[name];
  if (value !== undefined) return value;
  throw new BadEnvironment(
    frenchSpaces(`Il manque ${name} dans site.env ou dans le terminal (exemple : ${example}).`),
  );
}

function said(write: (text: string) => void, words: string): number {
  write(frenchSpaces(words));
  return 0;
}
