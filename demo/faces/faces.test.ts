import { ok } from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { SITE_FONTS, siteFaces } from "./make-faces.ts";

test("les trois polices du site se refont octet pour octet", async () => {
  for (const [name, face] of await siteFaces())
    ok(face.equals(await readFile(new URL(name, SITE_FONTS))), `${name} diffère`);
});
