import sharp from "sharp";
import { expect, test } from "vitest";
import { plainPlate, socialImage } from "./social-image.ts";

test("l’image d’une page pour les messageries fait 1200 × 630, avec aucune image, une ou trop", async () => {
  const logo = "e2e/fixtures/contenu-autre/logo.png";
  const plate = await plainPlate("#aa3344");
  for (const count of [0, 1, 9]) {
    const image = await socialImage(Array(count).fill(plate), logo, "#101010");
    expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  }
});
