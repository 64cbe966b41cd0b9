import { expect, test } from "vitest";
import { sharp } from "#media/safe-sharp.ts";
import { contentFolder, picture } from "./fixtures/content-folder.ts";
import { placedPhotoNotices } from "./placed-photos.ts";
import { readContent } from "./read-content.ts";

test("une photo venue à la main qui dit où elle a été prise est dite, avec ce qui l’en débarrasse", async () => {
  const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 0/1" } };
  const photo = await sharp(await picture("jpeg"))
    .withExif(place)
    .toBuffer();
  const dir = await contentFolder({
    "affiches/a.jpg": photo,
    "affiches/b.jpg": await picture("jpeg", 600, 700),
    "affiches/a.yaml": "titre: A\nimage: a.jpg\n",
    "affiches/b.yaml": "titre: B\nimage: b.jpg\n",
  });
  const { references } = await readContent(dir);
  const said = await placedPhotoNotices(dir, references);
  expect(said.map(({ file, line, message, remedy }) => `${file}:${line} ${message} → ${remedy}`)).toEqual([
    "affiches/a.yaml:2 Cette photo dit où elle a été prise, à qui lit votre dossier (le site publié, non). → Dans le formulaire (npm run atelier), choisissez-la de nouveau : il l’en débarrasse.",
  ]);
});
