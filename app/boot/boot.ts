import { firstPictures, painted } from "./first-pictures.ts";
import { keepEarlyInput } from "./early-input.ts";

// The only script that a page begins with. The site's code is asked for once the first pictures have come, so that they
// have the network to themselves, and starts once they are on the screen: on a quick network it would run before them.
const touched = keepEarlyInput();
await Promise.race([firstPictures(), touched]);
fetchCode();
await Promise.race([painted(), touched]);
await import("#app/entry-client.tsx");

/** Asks for all the code of the page at once: the build names it on the script, the page's own module too, which the site's asks for last. */
function fetchCode(): void {
  const files = document.querySelector<HTMLScriptElement>("script[data-code]")?.dataset["code"] ?? "";
  for (const file of files.split(" ").filter(Boolean)) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href: file, crossOrigin: "" });
    document.head.append(link);
  }
}
