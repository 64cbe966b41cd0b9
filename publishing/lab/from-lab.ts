import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Loads a package of `host-lab/`, which the rest of the project neither has nor needs. */
export async function fromLab<Package>(name: string): Promise<Package> {
  const file = createRequire(resolve("host-lab/package.json")).resolve(name);
  const loaded: Package = await import(pathToFileURL(file).href);
  return loaded;
}
