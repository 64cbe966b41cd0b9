import { pictureFile } from "#addresses/files.ts";
import { largeWidth, type Picture } from "#schemas/picture.ts";

/** The address of the large image of an entry. */
export function largeFile(picture: Picture): string {
  return pictureFile(picture, largeWidth(picture), "webp");
}
