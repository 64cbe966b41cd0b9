import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { sendFolder } from "#publishing/deploy/deploy.ts";
import { publishSets } from "#publishing/publish-sets.ts";
import { makeTableSite } from "#publishing/table-site.ts";
import { makeBuild } from "#server/testing/servers/make-build.ts";
import { BadEnvironment, readEnv } from "#server/config/env.ts";
import { NoBuild } from "#server/read-build.ts";
import { COMMANDS } from "./commands.ts";

const SECRET = "mot-secret-du-seau-ou-de-la-cle";
const BUCKET = {
  S3_ENDPOINT: "https://s3.exemple.fr",
  S3_BUCKET: "exemple.fr",
  AWS_ACCESS_KEY_ID: "cle-du-seau",
  AWS_SECRET_ACCESS_KEY: SECRET,
};

/** Runs a command without network; gives what it throws. */
async function failure(
  name: string,
  variables: Record<string, string>,
  args: string[] = [],
): Promise<unknown> {
  const env = readEnv({ BUILD_DIR: await makeBuild(), ...variables });
  const noNetwork: typeof fetch = () => Promise.reject(new Error("no network in this test"));
  return COMMANDS[name]?.({ env, args, write: () => {}, fetch: noNetwork }).catch((error: unknown) => error);
}

test("un réglage qui manque est nommé, avec un exemple", async () => {
  expect(await failure("dossier", {})).toEqual(
    new BadEnvironment(
      "Il manque DEPLOY_TO dans site.env ou dans le terminal (exemple\u00a0: moi@exemple.fr:/srv/www).",
    ),
  );
  const { S3_BUCKET: _, ...rest } = BUCKET;
  expect(String(await failure("s3", rest))).toContain("Il manque S3_BUCKET");
});

test.each([
  ["dossier", { DEPLOY_TO: "moi@exemple.fr:/srv/www" }, "PUBLISH_TO=apache"],
  ["s3", BUCKET, "PUBLISH_TO=s3"],
  ["cloudflare", { BREVO_API_KEY: SECRET, CONTACT_TO: "equipe@exemple.fr" }, "PUBLISH_TO=cloudflare"],
] as const)(
  "« %s » sans dossier préparé dit quoi écrire et quoi lancer, sans rien montrer de la clé",
  async (name, variables, words) => {
    const error = await failure(name, variables, ["--essai"]);
    expect(error).toBeInstanceOf(NoBuild);
    expect(String(error)).toContain(words);
    expect(String(error)).toContain("npm run build");
    expect(String(error)).not.toContain(SECRET);
  },
);

/** From here on, this machine has these programs alone, which do nothing and are content. */
function onlyPrograms(...names: string[]): void {
  const bin = mkdtempSync(join(tmpdir(), "programmes-"));
  for (const name of names) writeFileSync(join(bin, name), "#!/bin/sh\n", { mode: 0o755 });
  vi.stubEnv("PATH", bin);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test.each([
  ["ssh", []],
  ["rsync", ["ssh"]],
])("« dossier » sans %s sur la machine dit de l’installer", async (missing, there) => {
  onlyPrograms(...there);
  await expect(sendFolder("absent", "moi@exemple.fr:/srv/www", "essai", { dry: true })).rejects.toThrow(
    `« ${missing} » manque sur cette machine. Installez-le`,
  );
});

test("« dossier » dit pour quel serveur est ce qu’il envoie, quand PUBLISH_TO en nomme deux (ssh et rsync sont des doublures)", async () => {
  onlyPrograms("ssh", "rsync");
  const { buildDir } = await makeTableSite();
  await publishSets(buildDir, "essai", ["caddy", "nginx"]);
  const settings = { PUBLISH_TO: "nginx, caddy", DEPLOY_TO: "moi@exemple.fr:/srv/www" };
  for (const args of [["--essai"], []]) {
    const said: string[] = [];
    const env = readEnv({ BUILD_DIR: buildDir, ...settings });
    await COMMANDS["dossier"]?.({ env, args, write: (text) => said.push(text), fetch });
    expect(said.join("\n")).toMatch(/fait(?:e|) pour caddy\./);
  }
});

describe("« cloudflare »", () => {
  const D1 = "0f0e0d0c-1111-4222-8333-444455556666";
  const SETTINGS = {
    PUBLISH_TO: "cloudflare",
    PUBLIC_URL: "https://exemple.fr",
    CONTACT_TO: "equipe@exemple.fr",
    CONTACT_FROM: "site@exemple.fr",
    BREVO_API_KEY: SECRET,
  };

  /** Runs the command on a small site that is ready for it; gives what it says and the settings that it wrote. */
  async function deploy(variables: Record<string, string>, args: string[] = [], answers?: typeof fetch) {
    const { buildDir } = await makeTableSite();
    await publishSets(buildDir, "essai", ["cloudflare"]);
    const said: string[] = [];
    const env = readEnv({ BUILD_DIR: buildDir, ...SETTINGS, ...variables });
    const noNetwork: typeof fetch = () => Promise.reject(new Error("no network in this test"));
    const code = await COMMANDS["cloudflare"]?.({
      env,
      args,
      write: (text) => said.push(text),
      fetch: answers ?? noNetwork,
    });
    const wrangler = readFileSync(join(buildDir, "hotes/cloudflare/wrangler.json"), "utf8");
    return { code, words: said.join("\n").replaceAll(/[\u00a0\u202f]/g, " "), wrangler };
  }

  test("d’un compte nu : dit de créer la base, et où écrire son identifiant", async () => {
    const { code, words, wrangler } = await deploy({});
    expect(code).toBe(0);
    expect(words).toContain("Il manque CLOUDFLARE_D1");
    expect(words).toContain("npx wrangler d1 create site-messages --jurisdiction eu");
    expect(words).toContain("CLOUDFLARE_D1=…");
    expect(JSON.parse(wrangler)).not.toHaveProperty("d1_databases");
  });

  test("la base faite : les réglages sont écrits, les secrets nommés, jamais montrés ni écrits", async () => {
    const { code, words, wrangler } = await deploy({
      CLOUDFLARE_D1: D1,
      CLOUDFLARE_NAME: "ma-communaute",
      TWITCH_CLIENT_ID: "identifiant1",
      TWITCH_CLIENT_SECRET: "secretsecret",
    });
    expect(code).toBe(0);
    expect(words).toMatch(
      /migrations apply site-messages --remote[^]*wrangler deploy[^]*secret put BREVO_API_KEY/,
    );
    expect(words).toContain("secret put TWITCH_CLIENT_SECRET");
    expect(words + wrangler).not.toMatch(new RegExp(`${SECRET}|secretsecret`));
    expect(JSON.parse(wrangler)).toMatchObject({
      name: "ma-communaute",
      d1_databases: [{ binding: "MESSAGES", database_id: D1 }],
      vars: { CONTACT_TO: "equipe@exemple.fr", TWITCH_CLIENT_ID: "identifiant1" },
      triggers: { crons: expect.arrayContaining(["*/2 * * * *"]) },
    });
  });

  test("à l’essai, rien n’est écrit", async () => {
    const { words, wrangler } = await deploy({ CLOUDFLARE_D1: D1 }, ["--essai"]);
    expect(words).toContain("Rien n’a été écrit : c’était un essai.");
    expect(wrangler).not.toContain(D1);
  });

  test("après coup, dit quelle version est en ligne quand ce n’est pas celle d’ici", async () => {
    const answers: typeof fetch = async (url) =>
      url instanceof URL && url.pathname === "/api/sante"
        ? Response.json({ build: "vieux", raisons: [] })
        : new Response("{}", { status: 200 });
    const { code, words } = await deploy({ CLOUDFLARE_D1: D1 }, ["--en-ligne"], answers);
    expect(code).toBe(1);
    expect(words).toContain("Une autre version est en ligne : vieux, et non essai.");
  });
});
