import { firstPictures, painted } from "./first-pictures.ts";
import { keepEarlyInput } from "./early-input.ts";

// The only script that a page begins with. The site's code, what a wall holds below the screen, and the manifest with its
// large icon are asked for once the first pictures are on it: they have the network to themselves, and on a quick one the
// code would run before them.
const touched = keepEarlyInput();
// Somebody has come for one picture, one person or a part of the list: what is there first is not yet the answer
// (await-no-more.ts ends the wait).
const { dataset } = document.documentElement;
const [asked, , player, part] =
  /^\/(?:(affiche|panneau)\?(?:.*&)?\1|(stream)\?(?:.*&)?joueur|(?:affiche|panneau|stream)\?(?:.*&)?(q|arc|genre|couleur|auteur|tri|direct))=/.exec(
    location.pathname + location.search,
  ) ?? [];
if (asked) {
  dataset["awaits"] = `${part ? "La sélection" : player ? "La fiche" : "L’image"} arrive…`;
  // Whoever goes back meanwhile waits for it no longer.
  addEventListener("popstate", () => delete dataset["awaits"], { once: true });
}
/** After how long what has not come is asked for again, at first, in milliseconds. */
const AGAIN = 500;
/** From what wait on the reason is told in the console, in milliseconds: a change of network takes less. */
const TELL = 2000;
// What the build names on this script (prerender/write-pages): all the code of the page, in order, the style of
// what only the code shows, and the manifest. While developing nothing is named.
const {
  code = "",
  style,
  manifest,
} = document.querySelector<HTMLScriptElement>("script[data-code]")?.dataset ?? {};
const files = code.split(" ").filter(Boolean);
// Of a part of the page, no picture that is there first is of use.
await Promise.race([(part || player ? Promise.resolve() : firstPictures()).then(painted), touched]);
dataset["shown"] = "";
if (manifest !== undefined) ask({ rel: "manifest", href: manifest });
for (const href of files) ask({ rel: "modulepreload", href, crossOrigin: "" });
// A page without that style stays as it is, as one without its code does.
if (style !== undefined) await untilThere(() => sheet(style));
// Piece after piece, each after those that it needs: between two of them the page answers.
for (const file of files) {
  await untilThere(() => import(/* @vite-ignore */ file));
  await pause();
}
if (import.meta.env.DEV) await import("#app/entry-client.tsx");

function ask(wanted: { rel: string; href: string; crossOrigin?: string }): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), wanted);
  document.head.append(link);
  return link;
}

/** Rejects when the network fails. */
function sheet(href: string): Promise<void> {
  const link = ask({ rel: "stylesheet", href });
  return new Promise((there, failed) => {
    link.addEventListener("load", () => there());
    link.addEventListener("error", () => {
      link.remove();
      failed(href);
    });
  });
}

/**
 * Brings something again when the network failed, as it does on a phone that goes from one to another: less and less often,
 * and once more when the browser says that there is one, after a tunnel. Its own, apart from app/state/until-there.ts:
 * nothing of the page answers without it, and it must be one file.
 */
async function untilThere(bring: () => Promise<unknown>): Promise<unknown> {
  for (let wait = AGAIN; ; wait *= 2)
    try {
      return await bring();
    } catch (error) {
      // Of what no network brings, such as a browser that the code does not suit, somebody should be able to read.
      if (wait > TELL) console.error(error);
      await pause(wait);
    }
}

/** As long as that, or until the network is back. */
function pause(milliseconds?: number): Promise<unknown> {
  return new Promise((goOn) => {
    setTimeout(goOn, milliseconds);
    addEventListener("online", goOn);
  });
}
