import { firstPictures, painted } from "./first-pictures.ts";
import { keepEarlyInput } from "./early-input.ts";

// The only script that a page begins with. The site's code is asked for once the first pictures are on the screen: they
// have the network to themselves, and on a quick one the code would run before them.
const touched = keepEarlyInput();
// What the build names on this script (prerender/write-pages): all the code of the page, in order, and the
// style of what only the code shows. While developing nothing is named.
const { code = "", style } = document.querySelector<HTMLScriptElement>("script[data-code]")?.dataset ?? {};
const files = code.split(" ").filter(Boolean);
await Promise.race([firstPictures().then(painted), touched]);
for (const href of files) ask({ rel: "modulepreload", href, crossOrigin: "" });
// A page without that style stays as it is, as one without its code does.
if (style !== undefined && !(await arrived(ask({ rel: "stylesheet", href: style }))))
  throw new Error(`No ${style}.`);
// Piece after piece, each after those that it needs: between two of them the page answers.
for (const file of files) {
  await import(/* @vite-ignore */ file);
  await pause();
}
if (import.meta.env.DEV) await import("#app/entry-client.tsx");

function ask(wanted: { rel: string; href: string; crossOrigin?: string }): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), wanted);
  document.head.append(link);
  return link;
}

function arrived(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((tell) => {
    link.addEventListener("load", () => tell(true));
    link.addEventListener("error", () => tell(false));
  });
}

function pause(): Promise<void> {
  return new Promise((goOn) => {
    setTimeout(goOn);
  });
}
