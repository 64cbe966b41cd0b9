import { families } from "./affiches/all.ts";
import { checkPosters, makeGallery } from "./gallery.ts";
import { interleave } from "./order.ts";
import { signFamilies } from "./panneaux/all.ts";
import { steps } from "./steps.ts";

/** `npm run demo`: draws the demonstration content. `--only <family|signs|step>` draws a part. */
const root = new URL("../", import.meta.url);
const at = process.argv.indexOf("--only");
const only = at < 0 ? undefined : process.argv[at + 1];

const known = [...families, ...signFamilies, ...steps].map(({ name }) => name).concat("posters", "signs");
if (at >= 0 && (only === undefined || !known.includes(only))) {
  console.error(`--only takes one of: ${known.join(", ")}`);
  process.exit(1);
}

checkPosters([...families, ...signFamilies].flatMap(({ posters }) => posters));

const concerns = (list: readonly { name: string }[], whole: string) =>
  only === undefined || only === whole || list.some(({ name }) => name === only);
const part = (whole: string) => (only === whole ? undefined : only);

if (concerns(families, "posters"))
  await makeGallery(root, { name: "affiches", families, order: interleave, only: part("posters") });
if (concerns(signFamilies, "signs"))
  await makeGallery(root, {
    name: "panneaux",
    families: signFamilies,
    order: (list) => interleave(list, []),
    only: part("signs"),
  });
for (const step of steps) if (only === undefined || only === step.name) await step.run(root);
