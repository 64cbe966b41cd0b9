import { site } from "#app/content/site.ts";
import { SERVICE_WORKER } from "#addresses/files.ts";
import { TRUSTED_TYPES_POLICY } from "#http-policy/content-security-policy.ts";

/** A page that stays open asks for news on the way to another page and when it is looked at again, at most this often, in milliseconds. */
const ASK_EVERY = 60_000;

declare global {
  /** What of Trusted Types this file uses; not every browser has it. */
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createScriptURL: (url: string) => string },
        ) => { createScriptURL: (url: string) => string };
      }
    | undefined;
}

/**
 * Registers the service worker.
 * @param onUpdate called when a newer build than this page's is there; what it receives shows the newer page
 */
export function registerServiceWorker(onUpdate: (showIt: () => void) => void): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  // Private windows and old browsers refuse: the site works without.
  void watchUpdates(serviceWorker, onUpdate).catch(() => undefined);
}

async function watchUpdates(container: ServiceWorkerContainer, onUpdate: (showIt: () => void) => void) {
  const registration = await container.register(trustedAddress());
  const offer = async (waiting: ServiceWorker) => {
    if (!container.controller) return;
    // Pages come from the network first: a page that is of the new build already has nothing to announce.
    if ((await buildOf(waiting)) === site.build) takeOver(waiting);
    else onUpdate(() => showNewPage(waiting));
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener("statechange", () => worker.state === "installed" && void offer(worker));
  if (registration.waiting) void offer(registration.waiting);
  // The browser may have found it before this page's code ran.
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  // Another tab may have changed workers: the code that this page has not fetched yet is then gone.
  const first = container.controller === null;
  container.addEventListener("controllerchange", () => {
    const { controller } = container;
    if (first || !controller) return;
    void buildOf(controller).then((build) => build !== site.build && onUpdate(() => location.reload()));
  });
  askForNews(registration);
}

/** The router's event of a page change, and the moment when a tab is looked at again. */
function askForNews(registration: ServiceWorkerRegistration) {
  let asked = 0;
  const ask = () => {
    if (document.visibilityState === "hidden" || Date.now() - asked < ASK_EVERY) return;
    asked = Date.now();
    // Offline or refused: the next time will do.
    void registration.update().catch(() => undefined);
  };
  addEventListener("pushState", ask);
  document.addEventListener("visibilitychange", ask);
}

function buildOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", (event) => resolve(event.data), { once: true });
    port1.start();
    worker.postMessage("which-build", [port2]);
  });
}

function takeOver(waiting: ServiceWorker) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  waiting.postMessage("take-over");
}

function showNewPage(waiting: ServiceWorker) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  // Another tab may have asked before: then nothing changes any more.
  if (waiting.state === "installed") takeOver(waiting);
  else location.reload();
}

/** The worker's address as the policy of the pages wants it: made by the one policy that is allowed, for this one address. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis;
  if (!trustedTypes) return SERVICE_WORKER;
  const policy = trustedTypes.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL: () => SERVICE_WORKER });
  return policy.createScriptURL(SERVICE_WORKER);
}
