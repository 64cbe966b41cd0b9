import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import type { StartHost } from "../programs.ts";
import { fromLab } from "./from-lab.ts";

/** What is used here of the library that runs Workers on this machine, in their own engine. */
interface Lab {
  Miniflare: new (options: object) => { ready: Promise<URL>; dispose: () => Promise<void> };
}

const Settings = z.object({
  main: z.string(),
  compatibility_date: z.string(),
  assets: z.object({
    directory: z.string(),
    binding: z.string(),
    html_handling: z.string(),
    not_found_handling: z.string(),
    run_worker_first: z.array(z.string()),
  }),
});

/** Runs the set in `workerd`, as its own `wrangler.json` says. */
export const startCloudflare: StartHost = async (set) => {
  const { Miniflare } = await fromLab<Lab>("miniflare");
  const settings = Settings.parse(JSON.parse(await readFile(join(set, "wrangler.json"), "utf8")));
  const { directory, binding, run_worker_first: first, ...assetConfig } = settings.assets;
  const host = new Miniflare({
    host: "127.0.0.1",
    port: 0,
    modules: true,
    modulesRoot: set,
    scriptPath: join(set, settings.main),
    compatibilityDate: settings.compatibility_date,
    assets: {
      workerName: "site",
      directory: join(set, directory),
      binding,
      // As its own command-line tool translates the settings.
      routerConfig: { has_user_worker: true, static_routing: { user_worker: first } },
      assetConfig,
    },
  });
  const origin = (await host.ready).origin;
  return { origin, stop: () => host.dispose() };
};
