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

it("une écriture qui ne dit pas où elle échoue est dite par son dossier, ou sans lui", () => {
  expect(fileFailure(full({}))).toBe("Le système a refusé\u00a0: le disque est plein.");
  expect(fileFailure(locatedIn(full({}), "/plein"))).toContain("/plein");
  expect(fileFailure(locatedIn(full({ path: "/ailleurs" }), "/plein"))).toContain("/ailleurs");
  expect(locatedIn(new Error("une faute du programme"), "/plein")).not.toHaveProperty("path");
});

it("un dossier qu’un disque en lecture seule ne laisse pas faire n’est pas dit absent", () => {
  const node = { code: "ENOENT", syscall: "mkdir", path: "/contenu/.imports" };
  const unmade = Object.assign(new Error("ENOENT: no such file or directory, mkdir"), node);
  const asked: string[] = [];
  const readOnly = (path: string) => {
    asked.push(path);
    throw Object.assign(new Error("EROFS: read-only file system, access"), { code: "EROFS", path });
  };
  expect(fileFailure(unmade, readOnly)).toBe(
    "«\u00a0/contenu/.imports\u00a0»\u00a0: ce disque ne se laisse pas écrire.",
  );
  expect(asked).toEqual(["/contenu"]);
  expect(fileFailure(unmade, () => {})).toContain("n’existe pas");
  expect(fileFailure(Object.assign(unmade, { syscall: "open" }), readOnly)).toContain("n’existe pas");
});

it("trop de fichiers ouverts, un disque abîmé, une place mesurée sont dits en français", () => {
  for (const code of ["EMFILE", "EIO", "EDQUOT", "ENAMETOOLONG"]) {
    const failure = Object.assign(new Error(code), { code, path: "/ici" });
    expect(fileFailure(failure)).toMatch(/^«\u00a0\/ici\u00a0»\u00a0: [^A-Z]+\.$/);
  }
});
