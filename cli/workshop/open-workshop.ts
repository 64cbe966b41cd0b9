import { readFile, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, join, resolve } from "node:path";
import { createServer, type Plugin } from "vite";
import { WORKSHOP } from "#addresses/pages.ts";
import { WORKSHOP_FILES } from "#addresses/files.ts";
import { mediaType } from "#http-policy/media-type.ts";
import { type LoadedSite, loadSiteOnce, onSiteRead, siteInputs } from "#prerender/load-site.ts";
import { readContent } from "#reader/read-content.ts";
import type { ServerEnv } from "#server/config/env.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { bundleForm } from "#workshop/bundle-form.ts";
import { DESK, DESK_NOTE, DESK_STATE, type DeskState } from "#workshop/desk-state.ts";
import { ensureEditor } from "#workshop/editor-package.ts";
import { formPage } from "#workshop/write-form.ts";
import { faultReport } from "#reader/fault-report.ts";
import { noteAddresses } from "../content/commands.ts";
import { progressBar } from "../progress-bar.ts";
import { lastPublication } from "../publish/publish-content.ts";
import { contentRoot } from "./content-root.ts";
import { deskState } from "./desk-state.ts";

/**
 * Opens the workshop of a content on this machine: the form, the site as `npm run dev` shows it, and the check's report,
 * read again whenever a file of the content changes. Goes on until the process is asked to stop.
 * @returns the exit code when it could not open
 */
export async function openWorkshop(env: ServerEnv, port: number): Promise<number> {
  const { contentDir } = siteInputs(process.env);
  const say = (text: string) => console.log(text);
  const root = await contentRoot(contentDir, say);
  await ensureEditor(say);
  const loaded = await loadSiteOnce({ onProgress: progressBar("Images") });
  if (!loaded.ok) {
    console.error(faultReport(loaded.faults, { folder: contentDir, colour: process.stderr.isTTY }));
    return 1;
  }
  const files = resolve(env.DATA_DIR, "atelier");
  await rm(files, { recursive: true, force: true });
  await bundleForm(files, WORKSHOP_FILES, ["index.html", "desk.html"]);

  const desk: Plugin = {
    name: "desk",
    configureServer(server) {
      const listeners = new Set<ServerResponse>();
      let latest: LoadedSite = loaded;
      const tell = async (to: Iterable<ServerResponse>) => {
        const state = JSON.stringify(await currentState(latest, contentDir, env.DATA_DIR));
        for (const listener of to) listener.write(`data: ${state}\n\n`);
      };
      onSiteRead((now) => {
        latest = now;
        void tell(listeners);
      });
      const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void>> = {
        [DESK]: async (_, response) => sendPage(response, await readFile(join(files, "desk.html"), "utf8")),
        [WORKSHOP]: async (_, response) => {
          const now = await loadSiteOnce();
          if (!now.ok) return void response.writeHead(503).end();
          const savings = { service: "local", name: root.name, folder: root.folder } as const;
          const template = await readFile(join(files, "index.html"), "utf8");
          sendPage(response, formPage(template, now.site.content, savings));
        },
        [DESK_STATE]: async (_, response) => {
          response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
          listeners.add(response);
          response.once("close", () => listeners.delete(response));
          await tell([response]);
        },
        [DESK_NOTE]: async (request, response) => {
          if (request.method !== "POST" || request.headers["sec-fetch-site"] !== "same-origin")
            return void response.writeHead(403).end();
          const reading = await readContent(contentDir);
          if (reading.ok) say((await noteAddresses(contentDir, reading.addresses)).trim());
          response.writeHead(204).end();
          await tell(listeners);
        },
      };
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? "/", "http://atelier").pathname;
        const answer = answers[path];
        if (!isFromHere(request)) response.writeHead(403).end();
        else if (answer) await answer(request, response);
        else if (path.startsWith(WORKSHOP_FILES)) await sendFile(response, files, path);
        else next();
      });
    },
  };
  const server = await createServer({
    configFile: "vite.config.ts",
    configLoader: "native",
    logLevel: "warn",
    plugins: [desk],
    server: { port },
  });
  await server.listen();
  const [url = ""] = server.resolvedUrls?.local ?? [];
  console.log(
    frenchSpaces(
      `L’atelier est ouvert : ${new URL(DESK, url).href}\nDans le formulaire, choisissez le dossier ${root.path}. Pour arrêter : Ctrl+C.`,
    ),
  );
  return 0;
}

async function currentState(loaded: LoadedSite, contentDir: string, dataDir: string): Promise<DeskState> {
  const [reading, publication] = await Promise.all([readContent(contentDir), lastPublication(dataDir)]);
  return deskState(loaded, reading.ok ? reading.addresses : undefined, publication);
}

function sendPage(response: ServerResponse, html: string): void {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("content-security-policy", "frame-ancestors 'self'");
  response.end(html);
}

async function sendFile(response: ServerResponse, folder: string, path: string): Promise<void> {
  const name = basename(path);
  const body = await readFile(join(folder, name)).catch(() => undefined);
  if (body === undefined) return void response.writeHead(404).end();
  response.setHeader("content-type", mediaType(name) ?? "application/octet-stream");
  response.end(body);
}

/** Whether the page that asks has this machine's own address: another name may be led here by whoever owns it. */
function isFromHere({ headers }: IncomingMessage): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? "");
}
