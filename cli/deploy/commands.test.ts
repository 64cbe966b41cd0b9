import { expect, test } from "vitest";
import { makeBuild } from "#server/testing/servers/make-build.ts";
import { BadEnvironment, readEnv } from "#server/config/env.ts";
import { NoBuild } from "#server/read-build.ts";
import { COMMANDS } from "./commands.ts";

const SECRET = "mot-secret-du-seau";
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
      "Il manque DEPLOY_TO dans site.env ou dans le terminal (exemple\u00a0: moi@exemple.fr:/srv/site).",
    ),
  );
  const { S3_BUCKET: _, ...rest } = BUCKET;
  expect(String(await failure("s3", rest))).toContain("Il manque S3_BUCKET");
});

test.each([
  ["dossier", { DEPLOY_TO: "moi@exemple.fr:/srv/site" }, "PUBLISH_TO=apache"],
  ["s3", BUCKET, "PUBLISH_TO=s3"],
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
