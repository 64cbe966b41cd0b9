import { relative, resolve, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { faultReport } from "#reader/fault-report.ts";
import { reloadSite } from "../load-site.ts";
import { siteInputs } from "../site-inputs.ts";

/** How long a saving may take, in milliseconds: an editor writes an image, then the file that names it. */
const SETTLED = 200;

/** While developing: reads the content again when a file of it changes, and reloads the pages; a faulty one leaves them, and is said. */
export function followContent(): Plugin {
  return {
    name: "follow-content",
    apply: "serve",
    configureServer(server) {
      const { contentDir } = siteInputs(process.env);
      const folder = resolve(contentDir);
      let timer: NodeJS.Timeout | undefined;
      let reading = Promise.resolve();
      server.watcher.add(folder);
      server.watcher.on("all", (_event, file) => {
        // A name that begins with a dot is no content: a repository, what the programs keep.
        if (!file.startsWith(folder + sep) || /(^|[\\/])\./.test(relative(folder, file))) return;
        clearTimeout(timer);
        // One reading at a time, the last one of what is there.
        timer = setTimeout(() => (reading = reading.then(() => read(server, contentDir))), SETTLED);
      });
    },
  };
}

async function read(server: ViteDevServer, contentDir: string): Promise<void> {
  const loaded = await reloadSite();
  if (!loaded.ok) {
    console.error(faultReport(loaded.faults, { folder: contentDir, colour: process.stderr.isTTY }));
    return;
  }
  server.ws.send({ type: "full-reload" });
}
