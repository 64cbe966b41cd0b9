import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { readRecord } from "#disk/read-record.ts";
import { isText } from "#http-policy/media-type.ts";
import { inParallel } from "#media/in-parallel.ts";
import { BUILD_FILES, Release } from "#schemas/release.ts";
import { linkOrCopy } from "./releases/releases.ts";

/** Below this many bytes a compressed copy saves nothing on the wire. */
const WORTHWHILE = 256;
/** Above this many bytes the strongest setting would take seconds. */
const LARGE = 1_000_000;
const LARGE_QUALITY = 9;
/** Blocks of 64 kB, as a logarithm: a page of more weighs 50 bytes less than in one, at no cost. */
const BLOCK = 16;

/** How files are compressed, by what: copies that were made so are as good as new ones. */
export const COMPRESSED = [
  WORTHWHILE,
  LARGE,
  LARGE_QUALITY,
  constants.BROTLI_MAX_QUALITY,
  BLOCK,
  process.versions["brotli"],
  process.versions.zlib,
].join(" ");

const ENDS = [".br", ".gz"];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` copy beside every text file of a release's client folder.
 * @param before the folder of the release before, if any: the copies of files that are the same are taken from it
 */
export async function compressFolder(client: string, before: string | undefined): Promise<void> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const about = before === undefined ? undefined : await readRecord(join(before, BUILD_FILES.about), Release);
  const known =
    before !== undefined && about?.compressed === COMPRESSED ? join(before, BUILD_FILES.client) : undefined;
  // A few at a time: each strong compression takes megabytes of its own.
  await inParallel(files, availableParallelism() + 1, async (file) => {
    const body = await readFile(file);
    if (body.length < WORTHWHILE) return;
    if (known !== undefined && (await takeOver(join(known, relative(client, file)), file, body))) return;
    await compressFile(file, body);
  });
}

/** Takes the copies of an earlier file over, where it is the same; false where it is not. */
async function takeOver(earlier: string, file: string, body: Buffer): Promise<boolean> {
  const same = await readFile(earlier).then(
    (bytes) => bytes.equals(body),
    () => false,
  );
  if (!same || !ENDS.every((end) => existsSync(earlier + end))) return false;
  for (const end of ENDS) linkOrCopy(earlier + end, file + end);
  return true;
}

async function compressFile(file: string, body: Buffer): Promise<void> {
  const quality = body.length > LARGE ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGBLOCK]: BLOCK,
  };
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
