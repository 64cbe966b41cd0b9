/** Whether a recording is there to its end, by the lengths that its own parts announce; of a sound in MP3 none do. */
export function isWhole(kind: string, bytes: Buffer): boolean {
  try {
    if (kind === "mp4") return isWholeMp4(bytes);
    if (kind === "webm") return isWholeWebm(bytes);
    return kind !== "ogg" || isWholeOgg(bytes);
  } catch {
    // A length stands half outside the file.
    return false;
  }
}

/** The boxes of an MP4 end where the file ends, and one of them, `moov`, says how to play the others (ISO 14496-12 §4.2). */
function isWholeMp4(bytes: Buffer): boolean {
  let at = 0;
  let playable = false;
  while (at < bytes.length) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    const short = bytes.readUInt32BE(at);
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at;
    if (length < 8) return false;
    playable ||= name === "moov";
    at += length;
  }
  return playable && at === bytes.length;
}

/** A WebM is a head and a segment, which end where the file ends; that of a live recording has no length (RFC 8794 §4 and §6). */
function isWholeWebm(bytes: Buffer): boolean {
  let at = 0;
  let elements = 0;
  while (at < bytes.length) {
    at += ebmlWidth(bytes, at);
    const width = ebmlWidth(bytes, at);
    const marker = 1n << BigInt(7 * width);
    const length = BigInt(`0x${bytes.toString("hex", at, at + width)}`) - marker;
    // A first byte of zero begins no number.
    if (length < 0n) return false;
    if (length === marker - 1n) return elements > 0;
    at += width + Number(length);
    elements++;
  }
  return elements > 1 && at === bytes.length;
}

/** How many bytes a number of EBML takes: one more than the zeros before its first bit. */
function ebmlWidth(bytes: Buffer, at: number): number {
  return Math.clz32(bytes.readUInt8(at)) - 23;
}

/** The pages of an OGG end where the file ends (RFC 3533 §6). */
function isWholeOgg(bytes: Buffer): boolean {
  let at = 0;
  while (at < bytes.length) {
    if (bytes.toString("latin1", at, at + 4) !== "OggS") return false;
    const segments = bytes.readUInt8(at + 26);
    const lengths = bytes.subarray(at + 27, at + 27 + segments);
    at += 27 + segments + lengths.reduce((sum, length) => sum + length, 0);
  }
  return at === bytes.length;
}
