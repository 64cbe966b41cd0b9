import { Features } from "lightningcss";
import { defineConfig } from "vite";
import { ASSETS } from "#addresses/files.ts";
import { loadGoodSite } from "#prerender/load-site.ts";
import { siteChunk } from "#prerender/site-chunk.ts";
import { sitePlugins } from "#prerender/vite-plugins/vite-plugins.ts";

/** Chromium 103 is the browser inside the game; the others are the oldest that still get security fixes. */
const TARGETS = ["chrome103", "firefox115", "safari16"];

/** What a page runs as soon as it is there: Chromium compiles it whole, beside the page and not in its way (decision 64). */
const RUN_AT_ONCE = new Set(["react", "site", "pages", "gallery"]);

export default defineConfig({
  root: "app",
  publicDir: false,
  appType: "custom",
  plugins: [...sitePlugins(loadGoodSite)],
  resolve: {
    alias: {
      // The router's own copy, for Reacts that had none.
      "use-sync-external-store/shim/index.js": "react",
      // Vite's never asks again for a sheet that the network lost: what comes at the next try stands there without its style.
      "\0vite/preload-helper.js": "/content/load-part.ts",
      // The mail library's asks for the device's storage as it is loaded, and throws where a browser refuses it: nothing could be sent.
      "../utils/createWebStorage/createWebStorage": "/features/contact/send-message/no-storage.ts",
    },
  },
  css: {
    transformer: "lightningcss",
    // The site is dark alone: what stands in for light-dark() would only weigh.
    lightningcss: { exclude: Features.LightDark },
    devSourcemap: true,
  },
  build: {
    target: TARGETS,
    cssTarget: TARGETS,
    // The style of a page stands inside it (prerender/write-pages/page-style.ts); a navigation fetches the next page's with its code.
    cssCodeSplit: true,
    assetsDir: ASSETS.slice(1, -1),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // The build makes a new folder each time and fills it with other files meanwhile.
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // A class that its style sheet has not, as any import of what is not there, is a slip.
      onLog(level, log, say) {
        if (log.code === "IMPORT_IS_UNDEFINED") throw new Error(log.message);
        say(level, log);
      },
      // How long each plugin took is no fault of whoever builds on a slow machine.
      checks: { bundlerTimings: false },
      // A fact that stands in one file (addresses/) weighs no more than one repeated where it is used.
      optimization: { inlineConst: true },
      // A property that is read for nothing is left out, `element.offsetHeight` as well: who wants a layout calls a function.
      treeshake: { propertyReadSideEffects: false },
      output: {
        postBanner: ({ name, isEntry }) =>
          isEntry || RUN_AT_ONCE.has(name) ? "//# allFunctionsCalledOnLoad" : "",
        // What every page needs is one file, not twenty: each request has its price on a slow network.
        codeSplitting: {
          groups: [
            // React, which is Preact here (decision 72): older than a deploy, and evaluated in a moment of its own; with what fetches the rest.
            {
              name: "react",
              test: /node_modules\/(preact|react|react-dom)\/|app\/content\/load-/,
              priority: 1,
            },
            // All that every page stands on.
            { name: siteChunk, test: /\/(app|text|schemas)\/|tabler:/ },
            // What both galleries are made of, with all that they import; what one of them fetches later shares it, and stays apart.
            { name: "gallery", test: /\/app\/features\/gallery\//, minShareCount: 2 },
            // What several other pages are made of, but not the guess at what was meant: it comes with an answer that finds nothing.
            {
              name: "pages",
              test: /\/app\/(ui|search|router|input|state)\/|\/text\/(?!nearest|stands-for|suggest-words)|\/(schemas|platforms)\/|tabler:/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { host: "127.0.0.1", fs: { allow: [".."] } },
});
