import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { wrongFiles } from "./wrong-files.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each([
  ["un dessin SVG, fût-il sans script", "affiches/panneau.svg", SVG],
  ["un dessin SVG nommé .png", "affiches/panneau.png", SVG],
  ["un PDF", "affiches/tract.pdf", "%PDF-1.4\n"],
  ["un PDF nommé .jpg", "affiches/tract.jpg", "%PDF-1.4\n"],
  ["un scan TIFF", "affiches/scan.tiff", "II*\0"],
  ["un texte nommé .mp3", "musique/air.mp3", "titre : Air"],
  ["un fichier vide", "affiches/vide.webp", ""],
])("%s n’est pas enregistré, et l’on dit ce qu’il faut", async (_, path, text) => {
  const [words = ""] = await wrongFiles([{ path, data: new Blob([text]) }]);
  expect(words).toContain(path.slice(path.indexOf("/") + 1));
  expect(words).toMatch(/en JPEG, PNG ou WebP.*exportez-le ainsi/);
});

test("les images, sons et films que le site prend passent", async () => {
  const names = [
    "e2e/fixtures/contenu-autre/affiches/bal-des-foins.png",
    "e2e/fixtures/contenu-autre/affiches/loup-apercu.jpg",
    "e2e/fixtures/contenu-autre/affiches/telepherique.webp",
    "e2e/fixtures/contenu-autre/deux-notes.ogg",
    "content/createurs/une-nuit-boulevard-zenith.webm",
  ];
  const changes = await Promise.all(
    names.map(async (path) => ({ path, data: new Blob([await readFile(path)]) })),
  );
  const others = [
    { path: "musique/a.mp3", data: new Blob(["ID3"]) },
    { path: "musique/a.mp4", data: new Blob(["\0\0\0 ftypisom"]) },
    { path: "createurs/a.vtt", data: new Blob(["WEBVTT"]) },
    { path: "site/a.woff2", data: new Blob(["wOF2"]) },
  ];
  expect(await wrongFiles([...changes, ...others])).toEqual([]);
});
