const ADDRESS = "/service-worker.js";

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
 * Registers the service worker once the page has loaded.
 * @param onUpdate called when a new version waits; what it receives makes that version take over and reloads the page
 */
export function registerServiceWorker(onUpdate: (takeOver: () => void) => void): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  // Private windows and old browsers refuse: the site works without.
  void watchUpdates(serviceWorker, onUpdate).catch(() => undefined);
}

async function watchUpdates(container: ServiceWorkerContainer, onUpdate: (takeOver: () => void) => void) {
  const registration = await container.register(trustedAddress());
  const offer = (waiting: ServiceWorker) => container.controller && onUpdate(() => takeOver(waiting));
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => worker.state === "installed" && offer(worker));
  });
}

function takeOver(waiting: ServiceWorker) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  waiting.postMessage("take-over");
}

/** The worker's address as the policy of the pages wants it: made by the one policy that is allowed, for this one address. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis;
  if (!trustedTypes) return ADDRESS;
  const policy = trustedTypes.createPolicy("service-worker", { createScriptURL: () => ADDRESS });
  return policy.createScriptURL(ADDRESS);
}
