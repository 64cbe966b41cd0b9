import type { Plugin } from "vite";
import type { BuiltSite } from "../built-site.ts";
import { contentModules } from "./content-modules.ts";
import { devFiles } from "./dev-files.ts";

/** What the bundler needs to know of the content: its modules, and while developing the files that a build would write. */
export function sitePlugins(load: () => Promise<BuiltSite>): Plugin[] {
  return [contentModules(load), devFiles(load)];
}
