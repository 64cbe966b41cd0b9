import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build as viteBuild, transformWithOxc } from "vite";

/**
 * Makes the bundles of the code: for browsers, for the build, and the service worker without its types.
 * @param folder empty; receives `client/`, `server/` and `service-worker.js`
 */
export async function makeBundle(folder: string): Promise<void> {
  // The entry is fetched by its name, behind the first pictures; the pages name the other beside the first script (app/boot).
  await bundle({
    outDir: resolve(folder, "client"),
    rollupOptions: { input: ["app/index.html", "app/entry-client.tsx", "app/boot/again.ts"] },
  });
  await bundle({ outDir: resolve(folder, "server"), ssr: "entry-server.tsx" });
  const source = await readFile(new URL("../../app/service-worker.ts", import.meta.url), "utf8");
  const { code } = await transformWithOxc(source, "service-worker.ts");
  await writeFile(join(folder, "service-worker.js"), code);
}

async function bundle(
  options: NonNullable<NonNullable<Parameters<typeof viteBuild>[0]>["build"]>,
): Promise<void> {
  // "native": the configuration is read where it is, so that nothing is written beside it.
  await viteBuild({
    configFile: "vite.config.ts",
    configLoader: "native",
    logLevel: "warn",
    mode: "production",
    // The app for the build finds its libraries in itself, wherever the build folder is.
    ssr: { noExternal: true },
    build: options,
  });
}
