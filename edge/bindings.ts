import type { ServerBuild } from "#schemas/server-build.ts";
import type { D1Binding } from "#server/outbox/d1/d1.ts";

/** The published site, as the files beside the Worker tell it (publishing/hosts/cloudflare.ts). */
export interface EdgeSite {
  build: ServerBuild;
  /** Empty when it is not known. */
  publicUrl: string;
}

/** What Cloudflare hands to the Worker: the files, the messages where they are kept there, and the settings as words. */
export interface Bindings {
  FICHIERS: { fetch: (request: Request | URL | string) => Promise<Response> };
  MESSAGES?: D1Binding;
  /** Origins of stand-ins, in tests alone: the mail service and Twitch. */
  DOUBLURES?: { mail?: string; twitch?: string };
  [setting: string]: unknown;
}

/** What Cloudflare hands over beside a request or a round. */
export interface Context {
  /** Goes on after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** The settings among the bindings. */
export function settingsIn(bindings: Bindings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(bindings).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}
