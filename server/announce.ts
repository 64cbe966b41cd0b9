import { frenchSpaces } from "#text/french-spaces.ts";
import type { ServerBuild } from "#schemas/server-build.ts";
import type { ServerEnv } from "#server/config/env.ts";

/** What the server knows when it begins to listen. */
export interface Beginnings {
  name: string;
  url: string;
  env: ServerEnv;
  /** What the pages tell visitors of who receives their message. */
  told: ServerBuild["contact"];
  /** The address that the pages were built for; undefined or empty when they know none. */
  pagesUrl: string | undefined;
  /** Why messages cannot be kept now, if so. */
  trouble: string | undefined;
}

/** The words that the server says in the terminal once it listens: where, where messages go, what is not set. */
export function announcement({ name, url, env, told, pagesUrl, trouble }: Beginnings): string {
  const lines = [
    `${name}`,
    `  Le site répond à l’adresse ${url}`,
    env.PUBLIC_URL === undefined
      ? "  Adresse publique : non réglée (PUBLIC_URL) ; les liens copiés prennent l’adresse de la page."
      : `  Adresse publique : ${env.PUBLIC_URL}`,
    ...(env.PUBLIC_URL !== undefined && pagesUrl && pagesUrl !== env.PUBLIC_URL
      ? [
          `  Attention : les pages portent encore ${pagesUrl}. À taper : npm run build (sur une machine installée, hosting/mettre-a-jour).`,
        ]
      : []),
    trouble === undefined
      ? `  Messages du formulaire : ${whereTo(env)}`
      : `  Attention, messages du formulaire : ${trouble}`,
    ...(env.CLOUDFLARE_D1 === undefined
      ? []
      : [
          "  Attention : CLOUDFLARE_D1 est réglé. Les messages reçus ici restent ici, mais « npm run messages » lit ceux de Cloudflare.",
        ]),
    ...untold(env, told).map((line) => `  Attention : ${line}`),
    env.BACKUP_DIR === undefined
      ? "  Sauvegardes des messages : non réglées (BACKUP_DIR)."
      : `  Sauvegardes des messages : dans ${env.BACKUP_DIR}, toutes les ${env.BACKUP_EVERY} h, ${env.BACKUP_KEPT} gardées.`,
    env.TWITCH_CLIENT_ID === undefined
      ? "  Streamers : la liste de l’équipe seule. Directs de Twitch : non réglés (TWITCH_CLIENT_ID et TWITCH_CLIENT_SECRET)."
      : "  Streamers : la liste de l’équipe, complétée par Twitch.",
    ...(env.CONTACT_LIMIT_PER_IP === 0
      ? ["  Attention : pas de limite d’envois par visiteur (CONTACT_LIMIT_PER_IP=0)."]
      : []),
  ];
  return frenchSpaces(lines.join("\n"));
}

function whereTo({
  SMTP_URL: smtp,
  BREVO_API_KEY: mailKey,
  CONTACT_TO: to,
  CONTACT_WEBHOOK: chat,
  DATA_DIR: dataDir,
  DATABASE_URL: address,
}: ServerEnv): string {
  const place = address === undefined ? `${dataDir}/contact.sqlite` : "PostgreSQL (DATABASE_URL)";
  const mail = smtp?.host ?? (mailKey === undefined ? undefined : "Brevo");
  const ways = [
    ...(mail === undefined ? [] : [`envoyés à ${to} par ${mail}`]),
    ...(chat === undefined ? [] : [`${mail === undefined ? "envoyés " : ""}dans le salon de ${chat.host}`]),
  ];
  return ways.length === 0
    ? `gardés dans ${place}, à lire avec « npm run messages -- list ». Envoi : non réglé (SMTP_URL ou BREVO_API_KEY, et CONTACT_TO, pour un e-mail, CONTACT_WEBHOOK pour un salon).`
    : `${ways.join(" et ")}, copie dans ${place}.`;
}

/** Where the settings and what « Confidentialité » tells visitors do not agree, in French. */
export function untold(env: ServerEnv, told: ServerBuild["contact"]): string[] {
  const mail = (env.SMTP_URL ?? env.BREVO_API_KEY) !== undefined;
  const chat = env.CONTACT_WEBHOOK !== undefined;
  return [
    ...(mail && !told.mail
      ? [
          "« Confidentialité » ne dit pas aux visiteurs que leurs messages partent par e-mail. Écrivez contact: { e_mail: true } dans le site.yaml de votre contenu, puis npm run build.",
        ]
      : []),
    ...(!chat && told.chat !== undefined
      ? [
          `« Confidentialité » dit aux visiteurs que leurs messages vont dans un salon de ${told.chat.service}, mais CONTACT_WEBHOOK n’est pas réglé.`,
        ]
      : []),
  ];
}
