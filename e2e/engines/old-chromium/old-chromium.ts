import { spawnSync } from "node:child_process";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";

const PACKAGE = fileURLToPath(new URL(".", import.meta.url));
const PACKED = join(PACKAGE, "node_modules/@sparticuz/chrome-aws-lambda/bin");
const UNPACKED = "var/tests/chromium-103";

/** Where the game's Chromium is, once it has been unpacked. */
export const OLD_CHROMIUM = join(UNPACKED, "chromium");

/**
 * Fetches and unpacks the Chromium 103 of a package of its own, at the first need: 51 MB fetched, 160 unpacked. It runs on
 * Linux x64 alone. Without a network it says so, and the journeys name the engine as not tried.
 */
export default async function prepareOldChromium(): Promise<void> {
  if (existsSync(OLD_CHROMIUM) || process.platform !== "linux" || process.arch !== "x64") return;
  if (!existsSync(PACKED)) {
    console.log("Le Chromium 103 des jeux s’installe (une fois)…");
    const { status } = spawnSync("npm", ["ci", "--prefix", PACKAGE], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (status !== 0) {
      console.log("Il n’a pas pu être installé : voir ci-dessus.");
      return;
    }
  }
  // The folder takes its name once it is whole: a stop on the way leaves nothing that looks ready.
  const whole = `${UNPACKED}.partial`;
  await rm(whole, { recursive: true, force: true });
  await mkdir(whole, { recursive: true });
  await unpack("swiftshader.tar.br", join(whole, "gl.tar"));
  const { status } = spawnSync("tar", ["-xf", "gl.tar"], { cwd: whole, stdio: "inherit" });
  if (status !== 0) throw new Error("« tar » n’a pas pu ouvrir ce qui vient avec le Chromium des jeux.");
  await rm(join(whole, "gl.tar"));
  await unpack("chromium.br", join(whole, "chromium"));
  await rm(UNPACKED, { recursive: true, force: true });
  await rename(whole, UNPACKED);
}

function unpack(name: string, to: string): Promise<void> {
  return pipeline(
    createReadStream(join(PACKED, name)),
    createBrotliDecompress(),
    createWriteStream(to, { mode: 0o755 }),
  );
}
