import { expect, it } from "vitest";
import { fileFailure, locatedIn } from "./file-failure.ts";

/** What Node throws, as it was seen on a full disk: a copy names two files, a write none. */
function full(places: { path?: string; dest?: string }): Error {
  return Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC", ...places });
}

it("un disque plein est celui où l’on écrit, pas celui d’où l’on copie", () => {
  const copy = full({ path: "/ici/image.avif", dest: "/plein/image.avif" });
  expect(fileFailure(copy)).toBe("«\u00a0/plein/image.avif\u00a0»\u00a0: le disque est plein.");
});

it("une écriture qui ne dit pas où elle échoue est dite par son dossier", () => {
  expect(fileFailure(full({}))).toBeUndefined();
  expect(fileFailure(locatedIn(full({}), "/plein"))).toContain("/plein");
  expect(fileFailure(locatedIn(full({ path: "/ailleurs" }), "/plein"))).toContain("/ailleurs");
  expect(locatedIn(new Error("une faute du programme"), "/plein")).not.toHaveProperty("path");
});
