import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { siteInputs } from "#prerender/load-site.ts";
import { readEnv } from "#server/config/env.ts";

/** The rows of README's table of settings: names and default values, several to a row. */
async function toldDefaults(): Promise<Map<string, string>> {
  const rows = (await readFile("README.md", "utf8")).matchAll(/^\| (`[A-Z_`, ]+`) \| ([^|]*) \|/gm);
  const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
  return new Map(
    [...rows].flatMap(([, names = "", values = ""]) => {
      const defaults = quoted(values);
      return quoted(names).map((name, index): [string, string] => [name, defaults[index] ?? ""]);
    }),
  );
}

test("le README donne les valeurs par défaut que le serveur prend", async () => {
  const told = await toldDefaults();
  const taken = Object.entries(readEnv({})).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? [[name, String(value)] as const] : [],
  );
  expect(taken.length).toBeGreaterThan(4);
  for (const [name, value] of taken) expect([name, told.get(name)]).toEqual([name, value]);
});

test("la construction lit le même contenu que le serveur", () => {
  expect(siteInputs({}).contentDir).toBe(readEnv({}).CONTENT_DIR);
});
