import { firstPictures } from "./first-pictures.ts";
import { keepEarlyInput } from "./early-input.ts";

// The only script that a page begins with. The site's code is fetched meanwhile, and starts once the first pictures are
// on the screen: on a quick network it would otherwise run before the first paint.
const touched = keepEarlyInput();
await Promise.race([firstPictures(), touched]);
await import("#app/entry-client.tsx");
