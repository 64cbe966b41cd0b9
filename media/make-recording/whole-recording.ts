/** Whether a recording is there to its end, by the lengths that its own parts announce. */
export function isWhole(kind: string, bytes: Buffer): boolean {
  try {
    if (kind === "mp4") return isWholeMp4(bytes);
    if (kind === "webm") return isWholeWebm(bytes);
    if (kind === "mp3") return isWholeMp3(bytes);
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

/**
 * An MP3 has parts that announce nothing; most encoders put a first one before them that says how many bytes all take
 * (« Xing », or « Info » at a steady rate). Tools count them a little differently: what misses less than a hundredth is whole.
 */
function isWholeMp3(bytes: Buffer): boolean {
  const start = tagLength(bytes);
  if (start > bytes.length) return false;
  const at = bytes.toString("latin1", start, start + 64).search(/Xing|Info/);
  if (at < 0) return true;
  const says = bytes.readUInt32BE(start + at + 4);
  if ((says & 2) === 0) return true;
  const announced = bytes.readUInt32BE(start + at + ((says & 1) === 0 ? 8 : 12));
  return bytes.length >= announced * 0.99;
}

/** The bytes of the tag that many MP3s begin with, seven bits in each of the four that say it (ID3v2.4 §3.1). */
function tagLength(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString("latin1", 0, 3) !== "ID3") return 0;
  return 10 + [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (bytes[at] ?? 0), 0);
}
