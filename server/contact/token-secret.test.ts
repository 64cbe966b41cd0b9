import { expect, it } from "vitest";
import { freshStore } from "#server/testing/store-scene.ts";
import { holdTokenSecret } from "./token-secret.ts";

it("un formulaire ouvert avant un redémarrage, ou servi par une autre machine, n’en devient pas douteux : la clé des jetons est gardée", async () => {
  const { store } = await freshStore();
  const before = await holdTokenSecret(store);
  const after = await holdTokenSecret(store);
  expect(after()).toEqual(before());
});
