import type { Plugin } from "vite";
import type { BuiltSite } from "../built-site.ts";
import { contentModules } from "./content-modules.ts";
import { devFiles } from "./dev-files.ts";
import { followContent } from "./follow-content.ts";
import { iconModules } from "./icon-modules.ts";

/** What the bundler needs to know: the modules of the content, those of the icons, and while developing the files that a build would write. */
export function sitePlugins(load: () => Promise<BuiltSite>): Plugin[] {
  return [contentModules(load), iconModules(), devFiles(load), followContent()];
}
