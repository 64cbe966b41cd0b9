/** How many bytes of a photo hold the first list of what its camera wrote. */
export const CAMERA_BYTES = 4096;

const EXIF = "Exif\0\0";
/** The entry that leads to the latitude and longitude. */
const PLACE = 0x8825;

/** Whether a photo tells where it was taken. @param head its first {@link CAMERA_BYTES} */
export function saysPlace(head: Buffer): boolean {
  const mark = head.indexOf(EXIF, 0, "latin1");
  if (mark < 0) return false;
  const tags = head.subarray(mark + EXIF.length);
  const little = tags[0] === 0x49;
  const number = (at: number, size: 2 | 4) =>
    at + size > tags.length ? 0 : little ? tags.readUIntLE(at, size) : tags.readUIntBE(at, size);
  const list = number(4, 4);
  return Array.from({ length: number(list, 2) }, (_, index) => list + 2 + index * 12).some(
    (at) => number(at, 2) === PLACE,
  );
}
