import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { NOT_FOUND, pageFile, PAGES } from "#addresses/pages.ts";
import { BUILD_FILES, type ReleaseLine } from "#schemas/release.ts";
import { releaseFolder } from "#server/read-build.ts";
import type { ServerBuild } from "#schemas/server-build.ts";

const STYLE = "body{color:#fff}";

/** What `server.json` of the small test build says. */
export const TEST_BUILD: ServerBuild = {
  build: "essai-1",
  name: "Port-Brume",
  pages: PAGES.map(({ path }) => ({ path, file: pageFile(path) })),
  contact: {
    serviceId: "service_local",
    templateId: "template_contact",
    publicKey: "cle_publique",
    mail: true,
    chat: { service: "Salon d’essai", address: true },
  },
  roster: [
    {
      username: "ada_brume",
      display_name: "Ada Brume",
      tag: "Staff",
      arcs: ["School"],
      nomRP: { School: "Ada Colette" },
    },
    { username: "leo_quai", arcs: ["School", "Pentacle"], nomRP: {} },
  ],
  policy: {
    styleHashes: [`sha256-${createHash("sha256").update(STYLE).digest("base64")}`],
    donationOrigin: "https://dons.example",
  },
};

/** Makes a build folder with one small but complete release: pages, 404, script, index, pictures, recording. */
export async function makeBuild(build: ServerBuild = TEST_BUILD): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-build-"));
  await addTestRelease(folder, build);
  await putOnline(folder, { current: build.build, line: [build.build] });
  return folder;
}

/** The client folder of a release of {@link makeBuild}. */
export function clientOf(buildDir: string, name = TEST_BUILD.build): string {
  return join(releaseFolder(buildDir, name), BUILD_FILES.client);
}

/** Says which release is online, in one step. */
export async function putOnline(buildDir: string, line: ReleaseLine): Promise<void> {
  const file = join(buildDir, BUILD_FILES.line);
  await writeFile(`${file}.new`, JSON.stringify(line));
  await rename(`${file}.new`, file);
}

/** Adds a release, named after its build, that is not online. */
export async function addTestRelease(buildDir: string, build: ServerBuild): Promise<void> {
  const client = clientOf(buildDir, build.build);
  for (const page of build.pages) await writeText(client, page.file, pageHtml(page.path));
  await writeText(client, pageFile(NOT_FOUND), pageHtml("ERROR:404"));
  await writeText(client, "assets/app-abc123.js", `console.log("${"site ".repeat(400)}");`);
  const vargas = {
    id: "votez-vargas",
    title: `Votez "Vargas" <b>&`,
    author: "L’atelier",
    import: "/import/affiches/votez-vargas.png",
    width: 700,
    height: 1000,
    bytes: 4,
  };
  await writeText(client, "affiches.json", JSON.stringify([vargas]));
  await write(client, "affiches/votez-vargas.json", Buffer.from(JSON.stringify(vargas)));
  await writeText(client, "panneaux.json", "[]");
  await write(client, "import/affiches/votez-vargas.png", Buffer.from("png!"));
  await write(client, "images/abcdef123456-240.webp", Buffer.from("webp"));
  await write(client, "media/abcdef123456.mp3", Buffer.from("0123456789".repeat(100)));
  await writeFile(join(client, "..", BUILD_FILES.server), JSON.stringify(build));
}

function pageHtml(path: string): string {
  const title = path === "/" ? "Accueil" : path;
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"/><title>${title}</title><meta property="og:title" content="${title}"/><style>${STYLE}</style></head><body>${"<p>page</p>".repeat(100)}${title}</body></html>`;
}

/** Every test's build holds the same texts. */
const compressed = new Map<string, { br: Buffer; gz: Buffer }>();

async function writeText(folder: string, path: string, text: string): Promise<void> {
  const made = compressed.get(text) ?? { br: brotliCompressSync(text), gz: gzipSync(text) };
  compressed.set(text, made);
  await write(folder, path, Buffer.from(text));
  await write(folder, `${path}.br`, made.br);
  await write(folder, `${path}.gz`, made.gz);
}

async function write(folder: string, path: string, body: Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}
