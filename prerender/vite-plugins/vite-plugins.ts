import type { Plugin } from "vite";
import type { BuiltSite } from "../built-site.ts";
import { classNamesByName } from "./class-names-by-name.ts";
import { devFiles } from "./dev-files.ts";
import { followContent } from "./follow-content.ts";
import { iconModules } from "./icon-modules.ts";

/** What the bundler needs to know: the modules of the icons, and while developing the files that a build would write. */
export function sitePlugins(load: () => Promise<BuiltSite>): Plugin[] {
  return [iconModules(), classNamesByName(), devFiles(load), followContent()];
}
