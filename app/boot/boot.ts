import { firstPictures, painted } from "./first-pictures.ts";
import { keepEarlyInput } from "./early-input.ts";

// The only script that a page begins with. The site's code is asked for once the first pictures have come, so that they
// have the network to themselves, and starts once they are on the screen: on a quick network it would run before them.
const touched = keepEarlyInput();
await Promise.race([firstPictures(), touched]);
const files = codeFiles();
for (const file of files) ask(file);
await Promise.race([painted(), touched]);
// Piece after piece, each after those that it needs: between two of them the page answers.
for (const file of files) {
  await import(/* @vite-ignore */ file);
  await pause();
}
await import("#app/entry-client.tsx");

/** All the code of the page, in order: the build names it on the script (prerender/write-pages). */
function codeFiles(): string[] {
  const script = document.querySelector<HTMLScriptElement>("script[data-code]");
  return script?.dataset["code"]?.split(" ") ?? [];
}

function ask(file: string): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "modulepreload", href: file, crossOrigin: "" });
  document.head.append(link);
}

function pause(): Promise<void> {
  return new Promise((goOn) => {
    setTimeout(goOn);
  });
}
