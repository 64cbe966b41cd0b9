import { readFile, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, join, resolve } from "node:path";
import { createServer, type Plugin } from "vite";
import { WORKSHOP } from "#addresses/pages.ts";
import { WORKSHOP_FILES } from "#addresses/files.ts";
import { fileFailure } from "#disk/file-failure.ts";
import { mediaType } from "#http-policy/media-type.ts";
import { inspectMedia } from "#media/make-media.ts";
import { type LoadedSite, loadSiteOnce, onSiteRead } from "#prerender/load-site.ts";
import { siteInputs } from "#prerender/site-inputs.ts";
import { addressesToNote } from "#reader/import-addresses.ts";
import { readContent } from "#reader/read-content.ts";
import type { ServerEnv } from "#server/config/env.ts";
import { counted } from "#text/counted.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { bundleForm } from "#workshop/bundle-form.ts";
import {
  DESK,
  DESK_LINKS,
  DESK_NOTE,
  DESK_PUT_BACK,
  DESK_SPECIMEN,
  DESK_STATE,
} from "#workshop/desk-state.ts";
import { ensureEditor } from "#workshop/editor-package.ts";
import { formPage } from "#workshop/write-form.ts";
import { checkLinks, noteAddresses } from "../content/commands.ts";
import { progressBar } from "../progress-bar.ts";
import { lastPublication } from "../publish/publish-content.ts";
import { contentRoot } from "./content-root.ts";
import { deskState, type Known } from "./desk-state.ts";
import { inRepository, putBack } from "./put-back.ts";

/**
 * Opens the workshop of a content on this machine, faulty or not: the form, the site as `npm run dev` shows it, and the
 * check's report, read again whenever a file of the content changes. Goes on until the process is asked to stop.
 */
export async function openWorkshop(env: ServerEnv, port: number): Promise<void> {
  const { contentDir, mediaCache } = siteInputs(process.env);
  const say = (text: string) => console.log(text);
  const root = await contentRoot(contentDir, say);
  await ensureEditor(say);
  let latest: LoadedSite = await loadSiteOnce({ onProgress: progressBar("Images") });
  const files = resolve(env.DATA_DIR, "atelier");
  await rm(files, { recursive: true, force: true });
  await bundleForm(files, WORKSHOP_FILES, ["index.html", "desk.html"]);

  const desk: Plugin = {
    name: "desk",
    // Before the site: a content with faults has none to show.
    enforce: "pre",
    configureServer(server) {
      const listeners = new Set<ServerResponse>();
      let links: Known["links"];
      const addresses = async () => {
        const reading = await readContent(contentDir);
        if (!reading.ok) return undefined;
        const work = { references: reading.references, contentDir, cacheDir: mediaCache };
        const { extensions } = await inspectMedia(work);
        return { noted: reading.addresses.noted, fresh: addressesToNote(reading, extensions) };
      };
      const tell = async (to: Iterable<ServerResponse>) => {
        const [found, publication] = await Promise.all([addresses(), lastPublication(env.DATA_DIR)]);
        const known = { unnoted: found?.fresh.size ?? 0, publication, links };
        const state = JSON.stringify(await deskState(latest, root, known));
        for (const listener of to) listener.write(`data: ${state}\n\n`);
      };
      onSiteRead((now) => {
        latest = now;
        void tell(listeners);
      });
      const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void>> = {
        [DESK]: async (_, response) => sendPage(response, await readFile(join(files, "desk.html"), "utf8")),
        [WORKSHOP]: async (_, response) => {
          const outline = latest.ok ? latest.site.content : latest.outline;
          const savings = { service: "local", name: root.name, folder: root.folder } as const;
          const template = await readFile(join(files, "index.html"), "utf8");
          sendPage(response, formPage(template, outline, savings));
        },
        [DESK_STATE]: async (_, response) => {
          response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
          listeners.add(response);
          response.once("close", () => listeners.delete(response));
          await tell([response]);
        },
        [DESK_SPECIMEN]: async (request, response) => {
          if (!(await loadSiteOnce()).ok) return void response.writeHead(302, { location: "/" }).end();
          const page = await readFile("app/specimen/specimen.html", "utf8");
          sendPage(response, await server.transformIndexHtml(request.url ?? DESK_SPECIMEN, page));
        },
        [DESK_PUT_BACK]: async (request, response) => {
          if (!isOwnPost(request)) return void response.writeHead(403).end();
          const wanted = new URLSearchParams(request.url?.split("?")[1]).get("fichier");
          const gone = latest.ok ? [] : latest.faults.flatMap((fault) => fault.gone ?? []);
          const file = gone.find((one) => one === wanted);
          const complain = (error: unknown) => console.error(fileFailure(error) ?? error);
          if (file !== undefined) await putBack(root.path, inRepository(root, file)).catch(complain);
          // The watcher sees it, and tells.
          response.writeHead(204).end();
        },
        [DESK_LINKS]: async (request, response) => {
          if (!isOwnPost(request)) return void response.writeHead(403).end();
          response.writeHead(204).end();
          const reading = await readContent(contentDir);
          const isTrying = links !== undefined && links.at === undefined;
          if (!reading.ok || isTrying) return;
          links = { answered: false, faults: [], notices: [] };
          await tell(listeners);
          links = { ...(await checkLinks(reading, fetch)), at: Date.now() };
          await tell(listeners);
        },
        [DESK_NOTE]: async (request, response) => {
          if (!isOwnPost(request)) return void response.writeHead(403).end();
          const found = await addresses();
          if (found) say((await noteAddresses(contentDir, found.noted, found.fresh)).trim());
          response.writeHead(204).end();
          await tell(listeners);
        },
      };
      server.middlewares.use(async (request, response, next) => {
        // Any page of the web may ask here, and for what is no address at all, such as « // ».
        const [path = "/"] = (request.url ?? "/").split("?", 1);
        const answer = Object.hasOwn(answers, path) ? answers[path] : undefined;
        if (!isFromHere(request) || isByElsewhere(request, path)) response.writeHead(403).end();
        else if (answer) await answer(request, response);
        else if (path.startsWith(WORKSHOP_FILES)) await sendFile(response, files, path);
        else next();
      });
    },
  };
  // As « npm run dev » serves the pages, whatever has been built before in this process.
  process.env["NODE_ENV"] = "development";
  const server = await createServer({
    configFile: "vite.config.ts",
    configLoader: "native",
    logLevel: "warn",
    plugins: [desk],
    // Not ahead of the browser, which finds with others what is not the bundler's (« La planche »).
    server: { port, preTransformRequests: false },
  });
  await server.listen();
  const [url = ""] = server.resolvedUrls?.local ?? [];
  console.log(
    frenchSpaces(
      `L’atelier est ouvert : ${new URL(DESK, url).href}\nDans le formulaire, choisissez le dossier ${root.path}. Pour arrêter : Ctrl+C.`,
    ),
  );
  if (!latest.ok)
    console.log(
      frenchSpaces(
        `${counted(latest.faults.length, "chose à corriger", "choses à corriger")} : « État » les montre, avec le chemin vers chaque entrée.`,
      ),
    );
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

/** Whether a page of the workshop asks for something to be written. */
function isOwnPost({ method, headers }: IncomingMessage): boolean {
  return method === "POST" && headers["sec-fetch-site"] === "same-origin";
}

/** Whether the page that asks has this machine's own address: another name may be led here by whoever owns it. */
function isFromHere({ headers }: IncomingMessage): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? "");
}

/** Whether a page of elsewhere asks, for anything but to be left for a page of ours: the bundler opens files in an editor for whoever asks. */
function isByElsewhere({ headers }: IncomingMessage, path: string): boolean {
  if (headers["sec-fetch-site"] !== "cross-site") return false;
  return headers["sec-fetch-mode"] !== "navigate" || path.startsWith("/__");
}
