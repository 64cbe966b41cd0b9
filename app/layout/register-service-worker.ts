const ADDRESS = "/service-worker.js";

/** What of Trusted Types this file uses; not every browser has it. */
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/**
 * Registers the service worker once the page has loaded.
 * @param onUpdate called when a new version waits; what it receives makes that version take over and reloads the page
 */
export function registerServiceWorker(onUpdate: (takeOver: () => void) => void): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  void serviceWorker
    .register(trustedAddress())
    .then((registration) => {
      const offer = (waiting: ServiceWorker) => onUpdate(() => takeOver(waiting));
      if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
      registration.addEventListener("updatefound", () => {
        const worker = registration.installing;
        worker?.addEventListener(
          "statechange",
          () => worker.state === "installed" && serviceWorker.controller && offer(worker),
        );
      });
    })
    // Private windows and old browsers refuse: the site works without.
    .catch(() => undefined);
}

function takeOver(waiting: ServiceWorker) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take-over");
}

/** The worker's address as the policy of the pages wants it: made by the one policy that is allowed, for this one address. */
function trustedAddress(): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return ADDRESS;
  const policy = factory.createPolicy("service-worker", { createScriptURL: () => ADDRESS });
  return policy.createScriptURL(ADDRESS);
}
