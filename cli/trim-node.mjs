// Runs after an install at the root, under whatever Node the machine has. The bundled Node brings 67 MB of C headers that
// only builds of native add-ons read; nothing here is built, so they go.
import { readFile, rm } from "node:fs/promises";

const root = new URL("../", import.meta.url);
const { optionalDependencies } = JSON.parse(await readFile(new URL("package.json", root), "utf8"));
for (const name of Object.keys(optionalDependencies))
  await rm(new URL(`node_modules/${name}/include/`, root), { recursive: true, force: true });
