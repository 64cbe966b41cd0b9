import { brotliDecompressSync } from "node:zlib";

/** The tables of a typeface that WOFF2 numbers, as far as they are looked for here. */
const HEAD = 1;
const OS2 = 6;
const GLYF = 10;
const LOCA = 11;
const NAMED = 63;

/**
 * How wide the letters of a WOFF2 typeface are on average, in parts of its size; undefined when it is none, or damaged.
 * (W3C WOFF 2.0 §4 and §5; OpenType `head`, `OS/2`.)
 */
export function faceWidth(bytes: Buffer): number | undefined {
  try {
    const tables = readTables(bytes);
    const units = tables.get(HEAD)?.readUInt16BE(18) ?? 0;
    const width = tables.get(OS2)?.readInt16BE(2) ?? 0;
    return units > 0 && width > 0 ? width / units : undefined;
  } catch {
    // Whatever a damaged file makes the reading trip over: it is no typeface.
    return undefined;
  }
}

function readTables(bytes: Buffer): Map<number, Buffer> {
  let at = 48;
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  const listed: [table: number, length: number][] = [];
  for (let left = bytes.readUInt16BE(12); left > 0; left--) {
    const flags = bytes.readUInt8(at++);
    const table = flags & 0x3f;
    if (table === NAMED) at += 4;
    const length = number();
    const version = flags >> 6;
    const isTransformed = table === GLYF || table === LOCA ? version !== 3 : version !== 0;
    listed.push([table, isTransformed ? number() : length]);
  }
  const data = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  let start = 0;
  return new Map(listed.map(([table, length]) => [table, data.subarray(start, (start += length))]));
}
