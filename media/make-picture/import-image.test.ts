import { expect, test } from "vitest";
import { openPicture } from "../open-picture/open-picture.ts";
import { sharp } from "../safe-sharp.ts";
import { makeImport } from "./import-image.ts";

test("une image d’import pèse 1 Mo au plus, même pour la pire des images, dans les deux formats", async () => {
  const noise = {
    create: {
      width: 640,
      height: 640,
      channels: 3 as const,
      background: "#888",
      noise: { type: "gaussian" as const, mean: 128, sigma: 120 },
    },
  };
  for (const bytes of [
    await sharp(noise).jpeg({ quality: 100 }).toBuffer(),
    await sharp(noise).ensureAlpha(0.5).png().toBuffer(),
  ]) {
    const opened = await openPicture(bytes);
    if (!opened.ok) throw new Error(opened.refusal);
    for (const format of ["png", "jpg"] as const) {
      const made = await makeImport(opened.pixels, format);
      expect(made.extension).toBe(format);
      expect(made.bytes.length).toBeLessThanOrEqual(1024 * 1024);
    }
  }
});
