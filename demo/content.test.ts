import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { compareContent } from "./compare-content.ts";

test("tout le contenu de démonstration se refait d’un trait, octet pour octet", async () => {
  deepEqual(await compareContent(), []);
});
