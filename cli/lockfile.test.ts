import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const root = new URL("../", import.meta.url);
/** The demonstration's goes with it, when a community has made its own content. */
const lockfiles = [
  "package-lock.json",
  "demo/package-lock.json",
  "e2e/engines/old-chromium/package-lock.json",
  "sveltia/package-lock.json",
].filter((file) => existsSync(new URL(file, root)));

describe.each(lockfiles)("%s", async (file) => {
  const text = await readFile(new URL(file, root), "utf8");
  const { packages } = lockSchema.parse(JSON.parse(text));
  const entries = Object.entries(packages);

  test("ne nomme aucun registre", () => {
    expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  test("est entier pour toutes les machines : chaque paquet que nomme un autre y est, celui d’un autre système aussi", () => {
    const missing = entries.flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !places(path, name).some((place) => place in packages))
        .map((name) => `${path} → ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test("ne contient aucun paquet qui lance un programme en s’installant", () => {
    expect(
      entries.filter(([path, entry]) => path !== "" && entry.hasInstallScript).map(([path]) => path),
    ).toEqual([]);
  });
});

/** Where Node looks for a package from another: beside it, then one folder up, to the root. */
function places(path: string, name: string): string[] {
  const own = `${path === "" ? "" : `${path}/`}node_modules/${name}`;
  const up = path.lastIndexOf("/node_modules/");
  if (path === "") return [own];
  return [own, ...places(up < 0 ? "" : path.slice(0, up), name)];
}
