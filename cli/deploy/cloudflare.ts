import { resolve } from "node:path";
import * as z from "zod";
import { DATABASE_NAME, giveAccount, readEdgeSet, sizeWords } from "#publishing/deploy/deploy.ts";
import type { ServerBuild } from "#schemas/server-build.ts";
import { untold } from "#server/announce.ts";
import type { ServerEnv } from "#server/config/env.ts";
import { readBuild } from "#server/read-build.ts";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";

/** Settings that are words for the Worker, and no secret. */
const PLAIN = [
  "ALERT_TO",
  "CONTACT_FROM",
  "CONTACT_TO",
  "CONTACT_LIMIT_GLOBAL",
  "CONTACT_LIMIT_PER_IP",
  "TWITCH_CLIENT_ID",
] as const satisfies readonly (keyof ServerEnv)[];

/** Settings that Cloudflare keeps for us, which no file and no line of ours ever holds. */
const SECRET = [
  "ALERT_WEBHOOK",
  "BREVO_API_KEY",
  "CONTACT_WEBHOOK",
  "TWITCH_CLIENT_SECRET",
] as const satisfies readonly (keyof ServerEnv)[];

/** What is done with a prepared set: looked at, completed with the account's settings unless `dry`, and told what is left. */
export interface EdgeDeploy {
  env: ServerEnv;
  set: string;
  dry: boolean;
  write: (text: string) => void;
}

/**
 * Prepares the site for Cloudflare and says what is left to type there, without network.
 * @returns 0 when it can go, 1 when something must be mended first
 */
export async function toCloudflare({ env, set, dry, write }: EdgeDeploy): Promise<number> {
  const say = (text: string): void => write(frenchSpaces(text));
  const { size, program, migrations, faults } = await readEdgeSet(set);
  const { build } = await readBuild(env.BUILD_DIR);
  say(
    `Prêt : ${set}, ${sizeWords(size)}, un programme de ${Math.ceil(program / 1024)} ko, ${counted(migrations.length, "fichier", "fichiers")} de tables.`,
  );
  if (!dry)
    await giveAccount(set, {
      name: env.CLOUDFLARE_NAME,
      database: env.CLOUDFLARE_D1,
      settings: plainSettings(env),
    });
  for (const words of [...faults, ...troubles(env, build)]) say(`\n! ${words}`);
  if (faults.length > 0) return 1;
  say(`\nReste à taper, dans l’ordre :\n\n${steps(env, set).join("\n")}`);
  if (dry) say("\nRien n’a été écrit : c’était un essai.");
  return 0;
}

const Health = z.object({ build: z.string(), raisons: z.array(z.string()) });

/** What is wrong with the calls of the site online, in French, or undefined; without a base there are none to ask. */
export async function edgeTrouble(
  { env, fetch }: { env: ServerEnv; fetch: typeof globalThis.fetch },
  release: string,
): Promise<string | undefined> {
  if (env.PUBLIC_URL === undefined || env.CLOUDFLARE_D1 === undefined) return undefined;
  const ask = (path: string) =>
    fetch(new URL(path, env.PUBLIC_URL), { signal: AbortSignal.timeout(10_000), redirect: "manual" });
  try {
    const ready = await ask("/api/pret");
    if (ready.status === 503)
      return "! Le site est en ligne, mais il ne peut pas garder de message : ses tables manquent peut-être (npx wrangler d1 migrations apply).";
    const health = Health.safeParse(await ask("/api/sante").then((answer) => answer.json()));
    if (!health.success)
      return `! ${env.PUBLIC_URL}/api/sante ne répond pas comme le site : est-ce bien lui qui est en ligne ?`;
    const { build, raisons } = health.data;
    if (build !== release)
      return `! Une autre version est en ligne : ${build}, et non ${release}. Tapez npx wrangler deploy.`;
    return raisons.length === 0 ? undefined : `! ${raisons.join("\n! ")}`;
  } catch {
    return `! ${env.PUBLIC_URL} ne répond pas.`;
  }
}

function plainSettings(env: ServerEnv): Record<string, string> {
  return Object.fromEntries(
    PLAIN.flatMap((name) => (env[name] === undefined ? [] : [[name, String(env[name])]])),
  );
}

/** What the staff should know before the site goes there. */
function troubles(env: ServerEnv, { policy, contact }: ServerBuild): string[] {
  const said: string[] = [];
  if (env.PUBLIC_URL === undefined)
    said.push("Il manque PUBLIC_URL, l’adresse du site en https : sans elle, ni aperçus ni liens complets.");
  if (env.CLOUDFLARE_D1 === undefined)
    said.push(
      "Il manque CLOUDFLARE_D1 : sans base, le site est publié sans le formulaire (sauf par contact.hote). Les lignes ci-dessous la créent.",
    );
  else if (policy.contactHost !== undefined)
    said.push(
      `Le formulaire part chez ${policy.contactHost} (contact.hote dans site.yaml). Pour qu’il arrive dans votre base, enlevez cette ligne, puis npm run build.`,
    );
  if (env.SMTP_URL !== undefined)
    said.push(
      "SMTP_URL ne sert pas sur Cloudflare, qui n’a pas de courriel : réglez BREVO_API_KEY et CONTACT_FROM.",
    );
  if (env.BREVO_API_KEY === undefined && env.CONTACT_WEBHOOK === undefined)
    said.push(
      "Ni BREVO_API_KEY ni CONTACT_WEBHOOK : les messages ne viendront pas à vous, ils attendront « npm run messages -- list ».",
    );
  if (env.BREVO_API_KEY !== undefined && env.CONTACT_FROM === undefined)
    said.push("Il manque CONTACT_FROM : Brevo n’envoie que d’une adresse que vous y avez confirmée.");
  if (policy.streamersHost !== undefined && env.TWITCH_CLIENT_ID !== undefined)
    said.push(
      `Les pages lisent les streamers chez ${policy.streamersHost} (streamers.hote dans site.yaml) : enlevez cette ligne pour que Cloudflare les tienne.`,
    );
  return [...said, ...untold(env, contact)];
}

function steps(env: ServerEnv, set: string): string[] {
  const secrets = SECRET.filter((name) => env[name] !== undefined);
  const lines = [`cd ${set}`, "npx wrangler login                # la première fois : une page s’ouvre"];
  if (env.CLOUDFLARE_D1 === undefined)
    lines.push(
      `npx wrangler d1 create ${DATABASE_NAME} --jurisdiction eu`,
      "#   elle propose d’écrire elle-même un réglage : répondez non (n). Écrivez le « database_id » qu’elle donne dans site.env :\n#   CLOUDFLARE_D1=…, puis relancez npm run deploy -- cloudflare, qui dit la suite",
    );
  else
    lines.push(
      `npx wrangler d1 migrations apply ${DATABASE_NAME} --remote   # avant chaque mise à jour du programme aussi`,
    );
  lines.push("npx wrangler deploy");
  for (const name of secrets)
    lines.push(`npx wrangler secret put ${name}   # collez la valeur de site.env quand il la demande`);
  lines.push(`cd ${resolve(".")} && npm run deploy -- cloudflare --en-ligne   # essaie le résultat`);
  return lines;
}
