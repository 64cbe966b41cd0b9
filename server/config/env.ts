import * as z from "zod";
import { HOST_NAMES } from "#schemas/host-name.ts";
import { REMOTE_FOLDER } from "#schemas/remote-folder.ts";
import { NetworkList } from "#server/visitor/network.ts";
import { DatabaseAddress } from "./database-address.ts";
import { SmtpAddress } from "./smtp-address.ts";
import { WebhookAddress } from "./webhook-address.ts";

export type { SmtpServer } from "./smtp-address.ts";

const Port = z
  .string()
  .regex(/^\d{1,5}$/, { error: "écrivez un nombre entre 0 et 65535 (exemple\u00a0: 3000)" })
  .transform(Number)
  .refine((port) => port <= 65_535, { error: "écrivez un nombre entre 0 et 65535 (exemple\u00a0: 3000)" });

const Host = z.string().regex(/^[A-Za-z0-9.:_-]+$/, {
  error: "écrivez une adresse d’écoute (exemple\u00a0: 127.0.0.1, ou 0.0.0.0 pour tous)",
});

/** The address of the site: https, but for a trial on this machine. */
const PublicUrl = z
  .string()
  .refine(isSecureOrigin, {
    error: "écrivez l’adresse du site, en https et sans chemin (exemple\u00a0: https://mon-site.fr)",
  })
  .transform((url) => new URL(url).origin);

const Limit = z
  .string()
  .regex(/^\d{1,6}$/, { error: "écrivez un nombre entier, ou 0 pour enlever la limite (exemple\u00a0: 5)" })
  .transform(Number);

const Email = z.email({ error: "écrivez une seule adresse e-mail (exemple\u00a0: equipe@mon-site.fr)" });

/** Two, so that there is always one to go back to. */
const Releases = z
  .string()
  .regex(/^([2-9]|[1-9]\d{1,2})$/, { error: "écrivez un nombre entre 2 et 999 (exemple\u00a0: 3)" })
  .transform(Number);

/** A number of hours, or of things. */
const upTo999 = (example: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,2}$/, { error: `écrivez un nombre entre 1 et 999 (exemple\u00a0: ${example})` })
    .transform(Number);

const Folder = z
  .string()
  .refine((path) => !path.includes("\0"), { error: "écrivez un nom de dossier" })
  // A shell alone knows it: a folder of that name would be made here.
  .refine((path) => !/^~(\/|$)/.test(path), {
    error: "écrivez le chemin en entier, sans «\u00a0~\u00a0» (exemple\u00a0: /home/moi/sauvegardes)",
  });

/** Hosts of files, by name, between commas. */
const Hosts = z
  .string()
  .transform((list) => [...new Set(list.split(",").map((name) => name.trim().toLowerCase()))].toSorted())
  .pipe(
    z.array(
      z.enum(HOST_NAMES, {
        error: `écrivez un ou plusieurs de ces mots, entre virgules\u00a0: ${HOST_NAMES.join(", ")}`,
      }),
    ),
  );

const RemoteFolder = z.string().regex(REMOTE_FOLDER, {
  error: "écrivez machine:/dossier, en lettres simples (exemple\u00a0: moi@exemple.fr:/srv/www)",
});

/** Where a bucket is asked: https, but for a stand-in on this machine. */
const BucketEndpoint = z
  .string()
  .refine(isSecureOrigin, {
    error:
      "écrivez l’adresse que donne l’hébergeur, en https, sans le nom du seau (exemple\u00a0: https://s3.fr-par.scw.cloud)",
  })
  .transform((url) => new URL(url).origin);

const BucketName = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
  error: "écrivez le nom du seau, en minuscules (exemple\u00a0: exemple.fr)",
});

const BucketWord = z.string().regex(/^[\x21-\x7E]{2,200}$/, {
  error: "copiez la valeur que donne l’hébergeur, sans espace ni guillemets",
});

const CloudflareName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/, {
  error: "écrivez un nom en minuscules, chiffres et tirets (exemple\u00a0: ma-communaute)",
});

/** As Cloudflare's own command-line tool reads it: another way to the API. The token goes there. */
const CloudflareApi = z
  .url({
    protocol: /^https?$/,
    error: "écrivez une adresse en https (exemple\u00a0: https://api.cloudflare.com/client/v4)",
    abort: true,
  })
  .refine((value) => value.startsWith("https:") || isLoopback(new URL(value).hostname), {
    error: "écrivez une adresse en https\u00a0: le jeton y est envoyé",
  })
  .transform((value) => value.replace(/\/$/, ""));

const MailKey = z.string().regex(/^[\x21-\x7E]{16,200}$/, {
  error: "copiez la clé d’API que donne Brevo, sans espace ni guillemets (elle commence par xkeysib-)",
});

const TwitchKey = z.string().regex(/^[A-Za-z0-9]{10,60}$/, {
  error: "copiez la valeur donnée par dev.twitch.tv, sans espace ni guillemets",
});

const Environment = z
  .object({
    PORT: Port.default(3000),
    HOST: Host.default("127.0.0.1"),
    PUBLIC_URL: PublicUrl.optional(),
    CONTENT_DIR: Folder.default("content"),
    DATA_DIR: Folder.default("var"),
    DATABASE_URL: DatabaseAddress.optional(),
    BUILD_DIR: Folder.default("build"),
    MEDIA_CACHE: Folder.optional(),
    PUBLISH_TO: Hosts.default([]),
    DEPLOY_TO: RemoteFolder.optional(),
    S3_ENDPOINT: BucketEndpoint.optional(),
    S3_BUCKET: BucketName.optional(),
    S3_REGION: BucketWord.optional(),
    AWS_ACCESS_KEY_ID: BucketWord.optional(),
    AWS_SECRET_ACCESS_KEY: BucketWord.optional(),
    CLOUDFLARE_NAME: CloudflareName.default("site"),
    CLOUDFLARE_D1: z
      .uuid({ error: "copiez l’identifiant que « npx wrangler d1 create » a donné (database_id)" })
      .optional(),
    CLOUDFLARE_ACCOUNT_ID: z
      .string()
      .regex(/^[0-9a-f]{32}$/, { error: "copiez l’identifiant du compte\u00a0: 32 chiffres et lettres" })
      .optional(),
    CLOUDFLARE_API_TOKEN: BucketWord.optional(),
    CLOUDFLARE_API_BASE_URL: CloudflareApi.optional(),
    RELEASES_KEPT: Releases.default(3),
    BACKUP_DIR: Folder.optional(),
    BACKUP_EVERY: upTo999(24).default(24),
    BACKUP_KEPT: upTo999(14).default(14),
    BACKUP_COMMAND: z.string().optional(),
    SMTP_URL: SmtpAddress.optional(),
    BREVO_API_KEY: MailKey.optional(),
    CONTACT_TO: Email.optional(),
    CONTACT_FROM: Email.optional(),
    CONTACT_WEBHOOK: WebhookAddress.optional(),
    ALERT_WEBHOOK: WebhookAddress.optional(),
    ALERT_TO: Email.optional(),
    TWITCH_CLIENT_ID: TwitchKey.optional(),
    TWITCH_CLIENT_SECRET: TwitchKey.optional(),
    TRUSTED_PROXIES: NetworkList.default([]),
    METRICS_PORT: Port.optional(),
    METRICS_HOST: Host.default("127.0.0.1"),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7E]{16,200}$/, {
        error:
          "écrivez au moins 16 lettres et chiffres tirés au hasard (exemple\u00a0: openssl rand -hex 24)",
      })
      .optional(),
    CONTACT_LIMIT_PER_IP: Limit.default(5),
    CONTACT_LIMIT_GLOBAL: Limit.default(60),
  })
  .refine((env) => env.SMTP_URL === undefined || env.CONTACT_TO !== undefined, {
    path: ["CONTACT_TO"],
    error: "SMTP_URL est là mais il manque l’adresse de l’équipe (exemple\u00a0: equipe@mon-site.fr)",
  })
  .refine((env) => env.BREVO_API_KEY === undefined || env.CONTACT_TO !== undefined, {
    path: ["CONTACT_TO"],
    error: "BREVO_API_KEY est là mais il manque l’adresse de l’équipe (exemple\u00a0: equipe@mon-site.fr)",
  })
  .refine((env) => isLoopback(env.METRICS_HOST) || env.METRICS_TOKEN !== undefined, {
    path: ["METRICS_TOKEN"],
    error:
      "METRICS_HOST ouvre les chiffres à d’autres machines\u00a0: il leur faut un mot (exemple\u00a0: openssl rand -hex 24)",
  })
  .refine((env) => env.ALERT_TO === undefined || (env.SMTP_URL ?? env.BREVO_API_KEY) !== undefined, {
    path: ["SMTP_URL"],
    error:
      "ALERT_TO est là mais il manque le serveur d’e-mail par lequel les alertes partent (exemple\u00a0: smtps://nom:motdepasse@hote:465), ou BREVO_API_KEY",
  })
  .refine((env) => (env.TWITCH_CLIENT_ID === undefined) === (env.TWITCH_CLIENT_SECRET === undefined), {
    path: ["TWITCH_CLIENT_SECRET"],
    error: "TWITCH_CLIENT_ID et TWITCH_CLIENT_SECRET vont ensemble\u00a0: donnez les deux, ou aucun",
  });

/** The names of all settings. */
export const ENV_NAMES: readonly string[] = Object.keys(Environment.shape);

/** The settings of the site, checked. Folders are relative to the working directory. */
export type ServerEnv = z.output<typeof Environment>;

/** The environment is wrong; `message` is French and names each variable with what to write. */
export class BadEnvironment extends Error {}

/**
 * Reads the settings from environment variables. An empty variable counts as absent, a space around a value for nothing.
 * @throws BadEnvironment naming every bad variable at once
 */
export function readEnv(variables: Record<string, string | undefined>): ServerEnv {
  const result = Environment.safeParse(given(variables));
  if (result.success) return result.data;
  const lines = faultsOf(result.error).map((fault) => `  ${fault}`);
  throw new BadEnvironment(`Réglage refusé, rien n’a démarré.\n${lines.join("\n")}`);
}

/**
 * Reads the settings where nobody is there to be refused: what is wrong is left out, as if it had not been given.
 * @returns the rest, what is wrong, a French line each, and the names of what was left out
 */
export function readEnvAnyway(variables: Record<string, string | undefined>): {
  env: ServerEnv;
  faults: string[];
  wrong: ReadonlySet<string>;
} {
  const values = given(variables);
  const { data, error } = Environment.safeParse(values);
  if (error === undefined) return { env: data, faults: [], wrong: new Set() };
  const wrong = new Set(error.issues.map(({ path }) => String(path[0])));
  const right = Object.entries(values).filter(([name]) => !wrong.has(name));
  return {
    env: z.object(Environment.shape).parse(Object.fromEntries(right)),
    faults: faultsOf(error),
    wrong,
  };
}

function given(variables: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables)
      .map(([name, value = ""]) => [name, value.trim()])
      .filter(([, value]) => value !== ""),
  );
}

/** A line for each fault. The value itself is not repeated: it may be a password. */
function faultsOf({ issues }: z.ZodError): string[] {
  return [...new Set(issues.map(({ path, message }) => `${String(path[0])}\u00a0: ${message}.`))];
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}

function isSecureOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, pathname, search, hash } = new URL(value);
  const isSecure = protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
  return isSecure && username === "" && pathname === "/" && search + hash === "";
}
