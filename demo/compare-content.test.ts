import { deepEqual } from "node:assert/strict";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { differences } from "./compare-content.ts";

let scratch: string;
const folder = (name: string) => pathToFileURL(`${join(scratch, name)}/`);

before(async () => {
  scratch = await mkdtemp(join(tmpdir(), "compare-"));
  await cp(new URL("../content/site/", import.meta.url), new URL("site/", folder("kept")), {
    recursive: true,
  });
  await writeFile(new URL("site.yaml", folder("kept")), "écrit à la main");
  await cp(new URL("site/", folder("kept")), new URL("site/", folder("made")), { recursive: true });
});
after(() => rm(scratch, { recursive: true }));

test("deux dossiers pareils, aux fichiers écrits à la main près, ne diffèrent en rien", async () => {
  deepEqual(await differences(folder("made"), folder("kept")), []);
});

test("un octet changé, un fichier de trop et un fichier que rien ne fabrique se disent", async () => {
  await writeFile(new URL("site/logo.png", folder("made")), "autre");
  await writeFile(new URL("nouveau.webp", folder("made")), "");
  await writeFile(new URL("ancien.webp", folder("kept")), "");
  deepEqual(await differences(folder("made"), folder("kept")), [
    "content/ancien.webp : rien ne le fabrique.",
    "content/nouveau.webp : fabriqué, absent du dépôt.",
    "content/site/logo.png : refait, il diffère.",
  ]);
});
