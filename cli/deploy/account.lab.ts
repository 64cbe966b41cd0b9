// npm run test:hotes: from a bare account to a site with its form, by the lines that the command says to type, as they are.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { wrangler } from "#publishing/lab/lab.ts";
import { publishSets } from "#publishing/publish-sets.ts";
import { makeTableSite } from "#publishing/table-site.ts";
import { openForStaff } from "#server/open-store.ts";
import { readEnv } from "#server/config/env.ts";
import { D1_ACCOUNT, d1Settings } from "#server/testing/doubles/d1-double.ts";
import { keepMessage } from "#server/testing/store-scene.ts";
import { COMMANDS } from "./commands.ts";
import { MADE_DATABASE, startAccountDouble } from "./account.scene.ts";

it("d’un compte nu (une doublure) au site publié, par le vrai wrangler : la base, ses tables, les fichiers, le programme, les secrets", async () => {
  const account = await startAccountDouble();
  const { buildDir } = await makeTableSite();
  await publishSets(buildDir, "essai", ["cloudflare"]);
  const set = join(buildDir, "hotes/cloudflare");
  const settings = {
    BUILD_DIR: buildDir,
    PUBLISH_TO: "cloudflare",
    PUBLIC_URL: "https://exemple.fr",
    CLOUDFLARE_NAME: "ma-communaute",
    CONTACT_TO: "equipe@exemple.fr",
    CONTACT_FROM: "site@exemple.fr",
    BREVO_API_KEY: "xkeysib-cle-de-doublure",
  };
  /** What the command says to type for Cloudflare's tool; the sign-in, which opens a page, is the token of the environment here. */
  const lines = async (more: Record<string, string>): Promise<string[]> => {
    let said = "";
    const env = readEnv({ ...settings, ...more });
    const code = await COMMANDS["cloudflare"]?.({ env, args: [], write: (words) => (said += words), fetch });
    expect(code).toBe(0);
    return [...said.matchAll(/^npx wrangler (?!login)([^#\n]+)/gm)].map(([, words = ""]) => words.trim());
  };
  const type = (line: string): Promise<string> =>
    wrangler(set, line.split(" "), {
      settings: {
        CLOUDFLARE_API_BASE_URL: account.api,
        CLOUDFLARE_ACCOUNT_ID: D1_ACCOUNT.id,
        CLOUDFLARE_API_TOKEN: D1_ACCOUNT.token,
      },
      answer: "xkeysib-cle-de-doublure\n",
    });

  const first = await lines({});
  expect(first[0]).toMatch(/^d1 create site-messages --jurisdiction eu$/);
  expect(await type(first[0] ?? "")).toContain(`"database_id": "${MADE_DATABASE}"`);

  for (const line of await lines({ CLOUDFLARE_D1: MADE_DATABASE })) await type(line);
  expect(account.refused).toEqual([]);
  const site = await readdir(join(set, "site"), { recursive: true, withFileTypes: true });
  const files = site.filter((entry) => entry.isFile() && entry.name !== "_headers");
  expect(account.files).toHaveLength(files.length);
  expect(account.files).toContain("/vidéo.html");
  expect(account.crons).toEqual(["*/2 * * * *", "*/10 * * * *"]);
  expect(account.secrets).toEqual(["BREVO_API_KEY"]);
  for (const part of ["Port-Brume", '"name":"MESSAGES"', "worker.js"])
    expect(account.program).toContain(part);
  expect(account.program).not.toContain("cle-de-doublure");

  // The staff reads it from there.
  const store = await openForStaff(readEnv(d1Settings(account.api, MADE_DATABASE)));
  if (store === undefined) throw new Error("no messages there");
  expect(await keepMessage(store, { message: "le premier" })).toBe("kept");
  expect((await store.list()).map(({ message }) => message)).toEqual(["le premier"]);
}, 120_000);
