import { expect, test } from "vitest";
import { sharp } from "./safe-sharp.ts";
import { CAMERA_BYTES, saysPlace } from "./says-place.ts";

async function photo(exif: Record<string, Record<string, string>>): Promise<Buffer> {
  const pixels = sharp({ create: { width: 600, height: 800, channels: 3, background: "red" } });
  const bytes = await pixels.withExif(exif).jpeg().toBuffer();
  return bytes.subarray(0, CAMERA_BYTES);
}

test("une photo qui dit où elle a été prise se reconnaît, sans celles qui ne disent que leur appareil", async () => {
  const camera = { Make: "Appareil" };
  expect(
    saysPlace(await photo({ IFD0: camera, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 0/1" } })),
  ).toBe(true);
  expect(saysPlace(await photo({ IFD0: camera }))).toBe(false);
});

test("ce qui n’est pas une photo, ou est coupé, ne dit rien", () => {
  for (const bytes of ["", "Exif\0\0", "Exif\0\0II*\0\u0008\0\0\0\u00ff\u00ff", "un texte"])
    expect(saysPlace(Buffer.from(bytes, "latin1"))).toBe(false);
});
