import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { picture } from "#reader/fixtures/content-folder.ts";
import { weightRefusal } from "../open-picture/open-picture.ts";
import { allowForeignDecoders, sharp } from "../safe-sharp.ts";
import { takePhoto } from "./take-photo.ts";

const PLACE = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 0/1" }, IFD0: { Model: "Telephone" } };

/** A photo of two halves, red above blue, as a phone held upright writes it: lying, with a word on how to turn it. */
async function phonePhoto(width = 800, height = 600): Promise<Buffer> {
  const half = { create: { width: height, height: width / 2, channels: 3, background: "#0000ff" } } as const;
  const upright = await sharp({
    create: { width: height, height: width, channels: 3, background: "#ff0000" },
  })
    .composite([{ input: await sharp(half).png().toBuffer(), top: width / 2, left: 0 }])
    .png()
    .toBuffer();
  return sharp(upright).rotate(-90).withExif(PLACE).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

async function taken(bytes: Buffer, firstFrame = false) {
  const outcome = await takePhoto(bytes, { firstFrame });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.photo;
}

async function refusal(bytes: Buffer, firstFrame = false): Promise<string> {
  const outcome = await takePhoto(bytes, { firstFrame });
  return outcome.ok ? "prise" : outcome.refusal;
}

async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

describe("une image telle qu’un téléphone ou un salon la donne", () => {
  test("celle que le site prend déjà est gardée à l’octet près", async () => {
    for (const format of ["jpeg", "png", "webp"] as const) {
      const bytes = await picture(format, 600, 800);
      const photo = await taken(bytes);
      expect(photo.bytes.equals(bytes)).toBe(true);
      expect([photo.changes, photo.warnings]).toEqual([[], []]);
    }
  });

  test("tenue debout, elle est remise à l’endroit ; le lieu et l’appareil n’y sont plus", async () => {
    const before = await phonePhoto();
    expect((await sharp(before).metadata()).orientation).toBe(6);
    expect(before.includes("Telephone")).toBe(true);

    const { bytes, extension, width, height, changes } = await taken(before);
    expect([extension, width, height]).toEqual(["jpg", 600, 800]);
    const [top, bottom] = [await colourAt(bytes, 300, 100), await colourAt(bytes, 300, 700)];
    expect([top[0], bottom[2]].every((value) => (value ?? 0) > 200)).toBe(true);
    const after = await sharp(bytes).metadata();
    expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual(Array(4).fill(undefined));
    expect(bytes.includes("Telephone")).toBe(false);
    expect(changes).toEqual([
      "remise à l’endroit",
      "débarrassée de ses informations cachées (lieu, appareil…)",
    ]);
  });

  test.each(["png", "webp"] as const)("les informations cachées d’un %s aussi", async (format) => {
    const bytes = await sharp(await picture("png", 600, 800))
      .withExif(PLACE)
      .toFormat(format)
      .toBuffer();
    const photo = await taken(bytes);
    expect(photo.extension).toBe(format);
    expect((await sharp(photo.bytes).metadata()).exif).toBeUndefined();
  });

  test.each([
    ["AVIF", "avif", "webp"],
    ["TIFF", "tiff", "webp"],
    ["GIF", "gif", "png"],
  ] as const)("%s est converti, transparence comprise", async (name, format, extension) => {
    const clear = sharp(await picture("png", 600, 800)).ensureAlpha(0);
    const bytes = format === "tiff" ? clear.tiff({ compression: "lzw" }) : clear.toFormat(format);
    const photo = await taken(await bytes.toBuffer());
    expect([photo.extension, photo.width, photo.height]).toEqual([extension, 600, 800]);
    expect(photo.changes).toEqual([
      `convertie en ${extension === "png" ? "PNG" : "WebP"} (c’était un ${name})`,
    ]);
    expect((await sharp(photo.bytes).stats()).isOpaque).toBe(false);
  });

  test("d’une animation, la première image, pourvu qu’on l’ait voulu", async () => {
    const frames = [await picture("png", 600, 800, 10), await picture("png", 600, 800, 250)];
    for (const format of ["webp", "gif"] as const) {
      const animated = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      expect(await takePhoto(animated, { firstFrame: false })).toMatchObject({ ok: false, animated: true });
      const photo = await taken(animated, true);
      expect(photo.changes).toContain("réduite à la première image de l’animation");
      expect((await sharp(photo.bytes).metadata()).pages ?? 1).toBe(1);
      expect((await colourAt(photo.bytes, 300, 400))[0]).toBeLessThan(40);
    }
  });

  test("trop grande pour le site, elle est réduite au lieu d’être refusée", async () => {
    const grey = sharp(Buffer.alloc(9000 * 6000, 90), { raw: { width: 9000, height: 6000, channels: 1 } });
    const photo = await taken(await grey.toColourspace("b-w").jpeg().toBuffer());
    expect([photo.width, photo.height]).toEqual([2400, 1600]);
    expect(photo.changes).toEqual(["réduite de 9000 × 6000 à 2400 × 1600 pixels"]);
  });

  test("trop lourde même réduite, elle est réduite encore, jusqu’à ce que le site la prenne", async () => {
    const noise = randomBytes(2600 * 2600 * 3);
    const heavy = await sharp(noise, { raw: { width: 2600, height: 2600, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const { bytes, extension, width, changes } = await taken(heavy);
    expect(weightRefusal(bytes.length)).toBeUndefined();
    expect([extension, width]).toEqual(["png", 2040]);
    expect(changes).toEqual(["réduite de 2600 × 2600 à 2040 × 2040 pixels"]);
  });

  test("sous 500 pixels de large, on est prévenu", async () => {
    expect((await taken(await picture("png", 320, 480))).warnings).toEqual([
      "320 × 480 pixels : elle sera floue. Avez-vous plus grand ?",
    ]);
  });

  test("une photo HEIC que la machine ne sait pas ouvrir : quoi faire, sur l’iPhone, sur un Mac, sous Windows", async () => {
    // An AVIF whose brand and codec say HEVC: what sharp's own libvips, without that decoder, is given.
    allowForeignDecoders();
    const avif = await sharp(await picture("png", 600, 800))
      .avif()
      .toBuffer();
    const heic = Buffer.from(
      avif
        .toString("latin1")
        .replaceAll("avif", "heic")
        .replaceAll("av01", "hvc1")
        .replaceAll("av1C", "hvcC"),
      "latin1",
    );
    const words = await refusal(heic);
    expect(words).toContain("HEIC");
    for (const place of ["Le plus compatible", "Mac", "Windows"]) expect(words).toContain(place);
  });

  test("ce qui n’est pas une image, ce qui est abîmé : la phrase de la porte", async () => {
    expect(await refusal(Buffer.from("<!DOCTYPE html>"))).toContain("une page web");
    expect(await refusal(Buffer.alloc(0))).toContain("vide");
    expect(await refusal((await phonePhoto()).subarray(0, 3000))).toContain("abîmée ou incomplète");
    expect(await refusal(await readFile("package.json"))).toContain("format inconnu");
  });
});
