import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { siteInputs } from "#prerender/site-inputs.ts";
import { parseEnvFile } from "#server/config/env-file.ts";
import { ENV_NAMES, readEnv } from "#server/config/env.ts";

/** The rows of README's table of settings: names and default values, several to a row. */
async function toldDefaults(): Promise<Map<string, string>> {
  const rows = (await readFile("README.md", "utf8")).matchAll(/^\| (`[A-Z0-9_`, ]+`) \|([^|]*)\|/gm);
  const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
  return new Map(
    [...rows].flatMap(([, names = "", values = ""]) => {
      const defaults = quoted(values);
      return quoted(names).map((name, index): [string, string] => [name, defaults[index] ?? ""]);
    }),
  );
}

/** What the settings are when nobody sets any, as they would be written. */
function takenDefaults(): (readonly [name: string, value: string])[] {
  return Object.entries(readEnv({})).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? [[name, String(value)] as const] : [],
  );
}

test("le README nomme chaque réglage et donne les valeurs par défaut que le site prend", async () => {
  const told = await toldDefaults();
  expect([...told.keys()].toSorted()).toEqual(ENV_NAMES.toSorted());
  const taken = takenDefaults();
  expect(taken.length).toBeGreaterThan(4);
  for (const [name, value] of taken) expect([name, told.get(name)]).toEqual([name, value]);
});

test("site.env.exemple nomme chaque réglage une fois, avec sa valeur par défaut ou un exemple qui est accepté", async () => {
  const example = (await readFile("site.env.exemple", "utf8")).replace(/^#(?=[A-Z0-9_]+=)/gm, "");
  const settings = new Map(parseEnvFile(example, "site.env.exemple").map(({ name, value }) => [name, value]));
  expect([...settings.keys()].toSorted()).toEqual(ENV_NAMES.toSorted());
  for (const [name, value] of takenDefaults()) expect([name, settings.get(name)]).toEqual([name, value]);
  expect(readEnv(Object.fromEntries(settings)).PUBLIC_URL).toBe("https://exemple.fr");
});

test("la construction lit les mêmes dossiers que le serveur", () => {
  const { CONTENT_DIR, DATA_DIR } = readEnv({});
  expect(siteInputs({})).toMatchObject({ contentDir: CONTENT_DIR, mediaCache: `${DATA_DIR}/images` });
});

test.each(["start", "build", "content", "streamers", "messages"])(
  "« npm run %s » lit le fichier des réglages, et dit sa faute par fichier et ligne",
  (command) => {
    const file = join(mkdtempSync(join(tmpdir(), "reglages-")), "site.env");
    writeFileSync(file, "# adresse\nPUBLIC_URL : https://exemple.fr\n");
    const { status, stderr } = spawnSync(process.execPath, [`cli/${command}.ts`], {
      encoding: "utf8",
      env: { ...process.env, SITE_ENV: file },
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`${file}:2`);
    expect(stderr).toContain("NOM=valeur");
  },
);

test("« site.env.txt », comme Windows l’enregistre, ne passe pas inaperçu", () => {
  const folder = mkdtempSync(join(tmpdir(), "reglages-"));
  writeFileSync(join(folder, "site.env.txt"), "CONTENT_DIR=../ma-communaute\n");
  const { SITE_ENV: _, ...env } = process.env;
  const { stderr } = spawnSync(process.execPath, [resolve("cli/content.ts"), "help"], {
    encoding: "utf8",
    cwd: folder,
    env,
  });
  expect(stderr).toContain("site.env.txt n’est lu par personne");
  expect(stderr).toContain("Renommez-le site.env");
});
