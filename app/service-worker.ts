// Keeps the site readable without a network: the pages and their code, and the pictures already seen.
// Pages are always asked from the network first, so that a deploy is seen at once.
// The build puts these facts in front of this file (prerender/service-worker-file.ts).
declare const BUILD: string;
declare const SHELL_FILES: string[];
declare const ASSETS: string;
declare const IMAGES: string;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The library knows a worker's `self`, not which kind of worker.
const worker = self as unknown as ServiceWorkerGlobalScope;

const SHELL = `shell-${BUILD}`;
const SEEN = "seen-1";
/** How many pictures stay, the oldest go first. */
const SEEN_MOST = 600;
/** They are counted once for so many that come: for each, it took half of what a scroll cost the browser. */
const COUNTED_EVERY = 50;
let uncounted = COUNTED_EVERY;
/** What a proxy says when there is no site behind it, for the time of a restart or of a night. */
const DOWN = new Set([502, 503, 504]);
/** How long a page may take before the kept one is shown, in milliseconds. */
const PATIENCE = 4000;
/** How long a whole shell may take, in milliseconds. A file that hangs would have the next build wait as long as the browser waits for it; what has come by then is kept for the next try. */
const SHELL_PATIENCE = 120_000;

worker.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
});

worker.addEventListener("activate", (event) => {
  // The page is asked for while this worker starts, and not once it has.
  const preload = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, dropOldShells()]).then(() => worker.clients.claim()));
});

// The page asks which build this is, and for the change once the visitor has: never in the middle of a reading.
worker.addEventListener("message", (event) => {
  if (event.data === "which-build") event.ports[0]?.postMessage(BUILD);
  if (event.data === "take-over") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin || request.headers.has("range"))
    return;
  if (request.mode === "navigate") event.respondWith(freshPage(event));
  else if (url.pathname.startsWith(ASSETS)) event.respondWith(keptOr(event, SHELL));
  else if (url.pathname.startsWith(IMAGES)) event.respondWith(keptOr(event, SEEN));
});

/** Keeps the whole shell or nothing: a page without its code would be worse than none. */
async function keepShell() {
  const cache = await caches.open(SHELL);
  const signal = AbortSignal.timeout(SHELL_PATIENCE);
  await Promise.all(
    SHELL_FILES.map(async (path) => {
      // What bears a digest says the same in every build: a deploy costs what has changed.
      const isNamedAfterText = path.startsWith(ASSETS);
      const kept = isNamedAfterText ? await caches.match(path) : undefined;
      const answer =
        kept ?? (await fetch(path, { cache: isNamedAfterText ? "default" : "no-cache", signal }));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      // A fresh answer: browsers refuse a redirected one (static hosts add a slash) for a page.
      await cache.put(path, new Response(answer.body, { headers: answer.headers }));
    }),
  );
}

async function dropOldShells() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("shell-") && name !== SHELL).map((name) => caches.delete(name)),
  );
}

/** The page from the network; offline, on a network that hangs or from a site that is down, the kept one. */
async function freshPage(event: FetchEvent): Promise<Response> {
  const asked = askPage(event);
  // Until it is looked at below, its failure is nobody's.
  asked.catch(() => undefined);
  const path = new URL(event.request.url).pathname;
  const kept = await caches.match(path.length > 1 ? path.replace(/\/$/, "") : path);
  if (!kept) return asked;
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE, kept));
  const fresh = asked.then(
    (answer) => (DOWN.has(answer.status) ? kept : answer),
    () => kept,
  );
  return Promise.race([fresh, late]);
}

/** What the browser has asked for already, where it knows how. */
async function askPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const ahead: unknown = await preloadResponse;
  return ahead instanceof Response ? ahead : fetch(request);
}

async function keptOr(event: FetchEvent, name: string): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // Beside the answer: a picture is drawn as it comes, not once it is kept.
  if (answer.status === 200) event.waitUntil(keep(name, request, answer.clone()));
  return answer;
}

async function keep(name: string, request: Request, answer: Response) {
  const cache = await caches.open(name);
  await cache.put(request, answer).catch(() => undefined);
  if (name !== SEEN || ++uncounted < COUNTED_EVERY) return;
  uncounted = 0;
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - SEEN_MOST)).map((key) => cache.delete(key)));
}
