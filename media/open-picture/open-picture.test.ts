import { describe, expect, test } from "vitest";
import { picture } from "#reader/fixtures/content-folder.ts";
import { openPicture, weightRefusal } from "./open-picture.ts";
import { sharp } from "../safe-sharp.ts";

async function refusal(bytes: Buffer): Promise<string> {
  const opened = await openPicture(bytes);
  return opened.ok ? "acceptée" : opened.refusal;
}

/** A PNG that announces 16 000 × 16 000 pixels in a few bytes of header. */
async function pixelBomb(): Promise<Buffer> {
  const png = await picture("png");
  png.writeUInt32BE(16_000, 16);
  png.writeUInt32BE(16_000, 20);
  return png;
}

describe("acceptées", () => {
  test.each(["jpeg", "png", "webp"] as const)("%s", async (format) => {
    const opened = await openPicture(await picture(format, 300, 200));
    expect(opened.ok && [opened.pixels.width, opened.pixels.height, opened.pixels.transparent]).toEqual([
      300,
      200,
      false,
    ]);
  });

  test("l’orientation EXIF est appliquée : une photo tenue debout reste debout", async () => {
    const photo = await sharp(await picture("jpeg", 300, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const opened = await openPicture(photo);
    expect(opened.ok && [opened.pixels.width, opened.pixels.height, opened.pixels.raw.width]).toEqual([
      200, 300, 200,
    ]);
  });

  test("niveaux de gris, CMJN et 16 bits deviennent des couleurs ordinaires", async () => {
    const grey = await sharp(await picture("png"))
      .toColourspace("b-w")
      .png()
      .toBuffer();
    const cmyk = await sharp(await picture("png"))
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer();
    const deep = await sharp(await picture("png"))
      .toColourspace("rgb16")
      .png()
      .toBuffer();
    for (const bytes of [grey, cmyk, deep]) {
      const opened = await openPicture(bytes);
      expect(opened.ok && opened.pixels.raw.channels).toBe(3);
      expect(opened.ok && opened.pixels.data.length).toBe(60 * 80 * 3);
    }
  });

  test("la transparence n’est retenue que si quelque chose est vraiment transparent", async () => {
    const opaque = await sharp(await picture("png"))
      .ensureAlpha()
      .png()
      .toBuffer();
    const clear = await sharp(await picture("png"))
      .ensureAlpha(0.5)
      .png()
      .toBuffer();
    const opened = await Promise.all([openPicture(opaque), openPicture(clear)]);
    expect(opened.map((each) => each.ok && each.pixels.transparent)).toEqual([false, true]);
  });
});

describe("refusées", () => {
  test.each([
    [
      "un SVG renommé .png",
      "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>",
      "un dessin SVG",
    ],
    ["un GIF", "GIF89a0000", "un GIF"],
    ["une page web enregistrée à la place de l’image", "<!DOCTYPE html><html></html>", "une page web"],
    ["un PDF", "%PDF-1.7", "un PDF"],
    ["une photo d’iPhone", "\0\0\0\x18ftypheic", "une photo HEIC d’iPhone"],
    ["une image AVIF", "\0\0\0\x18ftypavif", "une image AVIF"],
    ["n’importe quoi", "bonjour", "d’un format inconnu"],
  ])("%s", async (_, text, name) => {
    expect(await refusal(Buffer.from(text, "latin1"))).toContain(`Ce fichier est ${name}`);
  });

  test("un renvoi Git LFS, dont l’image n’est pas encore là : ce qu’il faut taper est dit", async () => {
    const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n";
    expect(await refusal(Buffer.from(pointer))).toBe(
      "Ce fichier n’est qu’un renvoi Git LFS, sans ce qu’il nomme. → Installez Git LFS, puis tapez, dans son dossier : git lfs install, puis git lfs pull",
    );
  });

  test("un fichier vide", async () => {
    expect(await refusal(Buffer.alloc(0))).toContain("Ce fichier est vide.");
  });

  test.each(["jpeg", "png", "webp"] as const)("un %s tronqué, où qu’il le soit", async (format) => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    })
      .toFormat(format)
      .toBuffer();
    for (const share of [0.02, 0.3, 0.7, 0.95]) {
      expect(await refusal(noise.subarray(0, Math.floor(noise.length * share)))).toContain(
        "abîmée ou incomplète",
      );
    }
  });

  test("une image abîmée au milieu ne plante rien", async () => {
    const png = await picture("png", 300, 300);
    png.fill(0x00, Math.floor(png.length / 2), Math.floor(png.length / 2) + 40);
    expect(await refusal(png)).toContain("abîmée ou incomplète");
  });

  test("256 millions de pixels dans un petit fichier : refusé avant le décodage, en moins de 200 ms", async () => {
    const bomb = await pixelBomb();
    const started = process.cpuUsage();
    expect(await refusal(bomb)).toBe(
      "Cette image est trop grande : 16000 × 16000 pixels. → Ouvrez-la dans un éditeur d’images, réduisez-la à 2000 pixels de large et exportez-la en JPEG.",
    );
    expect(process.cpuUsage(started).user).toBeLessThan(200_000);
  });

  test("un WebP animé", async () => {
    const frames = await sharp([await picture("png", 60, 80, 10), await picture("png", 60, 80, 250)], {
      join: { animated: true },
    })
      .webp({ loop: 0 })
      .toBuffer();
    expect(await refusal(frames)).toContain("Cette image est animée.");
  });

  test("un PNG animé (APNG), que les décodeurs prennent pour une image fixe", async () => {
    const png = await picture("png");
    const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)]);
    expect(await refusal(Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]))).toContain(
      "Cette image est animée.",
    );
  });

  test("une photo de 30 Mo : dit comment la réduire", () => {
    expect(weightRefusal(30 * 1024 * 1024)).toBe(
      "Cette image pèse 30 Mo ; 15 Mo au plus. → Ouvrez-la dans un éditeur d’images, réduisez-la à 2000 pixels de large et exportez-la en JPEG.",
    );
    expect(weightRefusal(15 * 1024 * 1024)).toBeUndefined();
  });
});
