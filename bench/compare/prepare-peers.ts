import { spawn } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import sharp from "sharp";
import * as z from "zod";

const PEERS = "bench/peers";
const COMPRESSED = new Set([".html", ".js", ".css", ".json", ".txt", ".svg", ".xml"]);

const Poster = z.object({
  title: z.string(),
  author: z.string(),
  import: z.string(),
  width: z.int(),
  height: z.int(),
});

/** The static galleries of bench/peers: where each is built, and where it is told how. */
const GALLERIES = [
  { name: "next-export", build: ["next", "build"], pictures: "public/posters" },
  { name: "astro-photoswipe", build: ["astro", "build"], pictures: "public/posters" },
] as const;

/**
 * Installs the peers, gives them the posters of a built site (the files that its visitors import), builds them and
 * compresses what they publish, as the site's own build does.
 * @param client the site's files, affiches.json among them
 * @returns the folder that each peer publishes, by its name
 */
export async function preparePeers(client: string): Promise<Map<string, string>> {
  // Not `npm ci`, which refuses a lockfile made where not every platform's binary could be read; --no-save leaves it as it is.
  await run("npm", ["install", "--no-save"], PEERS);
  const posters = z.array(Poster).parse(JSON.parse(await readFile(join(client, "affiches.json"), "utf8")));
  const shared = resolve("var/bench/posters");
  await mkdir(shared, { recursive: true });
  const rows = [];
  for (const { title, author, import: file, width, height } of posters) {
    const name = basename(file, extname(file));
    const picture = sharp(join(client, file));
    for (const size of [360, 720, 1000])
      await picture
        .clone()
        .resize(size, undefined, { withoutEnlargement: true })
        .webp({ quality: 75 })
        .toFile(join(shared, `${name}-${size}.webp`));
    await picture.jpeg({ quality: 90 }).toFile(join(shared, `${name}.jpg`));
    rows.push({ name, title, text: `${title} ${author}`.toLowerCase(), width, height });
  }
  const folders = new Map<string, string>();
  for (const { name, build, pictures } of GALLERIES) {
    const folder = resolve(PEERS, name);
    for (const old of ["posters", "public", "dist"])
      await rm(join(folder, old), { recursive: true, force: true });
    await cp(shared, join(folder, pictures), { recursive: true });
    await mkdir(join(folder, "posters"));
    await writeFile(join(folder, "posters/posters.json"), JSON.stringify(rows));
    await run(resolve(PEERS, "node_modules/.bin", build[0]), [build[1]], folder);
    await compressAll(join(folder, "dist"));
    folders.set(name, join(folder, "dist"));
  }
  return folders;
}

async function compressAll(folder: string): Promise<void> {
  for (const path of await readdir(folder, { recursive: true })) {
    if (!COMPRESSED.has(extname(path))) continue;
    const file = join(folder, path);
    const body = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(body));
    await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
  }
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };
  const child = spawn(command, args, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
  const code = await new Promise((done) => child.once("exit", done));
  if (code !== 0) throw new Error(`« ${basename(command)} ${args.join(" ")} » a échoué dans ${cwd}.`);
}
