import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSite } from "#prerender/build-site.ts";
import { buildStamp } from "#prerender/build-stamp.ts";
import { loadSiteOnce, siteInputs } from "#prerender/load-site.ts";
import { faultReport } from "#reader/fault-report.ts";
import { progressBar } from "./progress-bar.ts";

/** Where the build stands: `build`, or BUILD_DIR for a second site beside it. */
export function buildDir(): string {
  return process.env["BUILD_DIR"] || "build";
}

/**
 * Builds the site when its content or code has changed since the last build (`fresh` when not). Bad content is reported whole,
 * in French, and leaves the previous build in place: `refused`.
 */
export async function ensureSite(): Promise<"fresh" | "built" | "refused"> {
  const out = buildDir();
  const inputs = siteInputs(process.env);
  const stamp = await buildStamp(inputs.contentDir, inputs.publicUrl);
  const known = await readFile(join(out, "stamp"), "utf8").catch(() => "");
  if (known === stamp) return "fresh";

  const started = performance.now();
  const loaded = await loadSiteOnce({ onProgress: progressBar("Images") });
  if (!loaded.ok) {
    console.error(faultReport(loaded.faults, { folder: inputs.contentDir, colour: process.stderr.isTTY }));
    if (known !== "") console.error("La version précédente du site reste en place.");
    return "refused";
  }
  console.log("Pages…");
  await buildSite(loaded.site, inputs.contentDir, out, stamp);
  console.log(`Site construit dans ${out}/client en ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return "built";
}
