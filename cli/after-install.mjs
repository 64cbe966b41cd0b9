// Runs after an install at the root, under whatever Node the machine has.
import { spawnSync } from "node:child_process";
import { readFile, rm, stat, symlink } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const packages = new URL("../node_modules/", import.meta.url);
const { optionalDependencies } = JSON.parse(
  await readFile(new URL("../package.json", import.meta.url), "utf8"),
);

for (const name of Object.keys(optionalDependencies)) {
  // The bundled Node brings 67 MB of C headers that only builds of native add-ons read; nothing here is built, so they go.
  await rm(new URL(`${name}/include/`, packages), { recursive: true, force: true });

  // Debian 13's npm (9.2) takes the name « node » away again with the Nodes of the other systems that it leaves out.
  if (process.platform !== "win32" && (await isThere(`${name}/bin/node`)) && !(await isThere(".bin/node")))
    await symlink(`../${name}/bin/node`, new URL(".bin/node", packages));
}

if (process.platform !== "win32") {
  const { status, stderr } = spawnSync(fileURLToPath(new URL(".bin/node", packages)), ["--version"], {
    encoding: "utf8",
  });
  if (status !== 0) {
    console.error(
      `Le Node du projet ne démarre pas sur cette machine. ${stderr ?? ""}\n` +
        "→ Sur Debian ou Ubuntu : « sudo apt-get install libatomic1 », puis recommencez.",
    );
    process.exit(1);
  }
}

function isThere(path) {
  return stat(new URL(path, packages)).then(
    () => true,
    () => false,
  );
}
