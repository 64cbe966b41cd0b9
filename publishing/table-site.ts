import { createHash } from "node:crypto";
import { chmod, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { CHOOSER, everyPath, NOT_FOUND, pageFile, WORKSHOP } from "#addresses/pages.ts";
import { isText } from "#http-policy/media-type.ts";
import { BUILD_FILES, type Release } from "#schemas/release.ts";
import type { ServerBuild } from "#schemas/server-build.ts";

/** The bytes of each file of the small site besides its pages. */
export const FILES = {
  "assets/app-abc123.js": `console.log("${"site ".repeat(400)}");`,
  "assets/site-abc123.css": `body{color:#fff}${"a{b:c}".repeat(100)}`,
  "assets/fait-abc123.json": `[${"1,".repeat(300)}1]`,
  "assets/titre-abc123.woff2": "woff2",
  "assets/dessin-abc123.svg": `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(100)}</svg>`,
  "images/abcdef123456-240.webp": "webp",
  "images/abcdef123456-240.avif": "avif",
  "import/affiches/votez-vargas.png": "png!",
  "import/panneaux/chez-lou.jpg": "jpeg",
  "media/abcdef123456.mp3": "0123456789".repeat(100),
  "media/abcdef123456.ogg": "ogg",
  "media/abcdef123456.webm": "webm",
  "media/abcdef123456.mp4": "mp4",
  "icons/icon-192.png": "icone",
  "social/accueil.jpg": "apercu",
  "affiches.json": `[{"id":"votez-vargas","title":"Votez Vargas","author":"L’atelier","import":"/import/affiches/votez-vargas.png","width":7,"height":10}]${" ".repeat(300)}`,
  "panneaux.json": "[]",
  "affiches/votez-vargas.json": `{"id":"votez-vargas"}`,
  "nouveautes.xml": `<feed xmlns="http://www.w3.org/2005/Atom">${"<entry/>".repeat(60)}</feed>`,
  "affiches.xhtml": `<html xmlns="http://www.w3.org/1999/xhtml">${"<p/>".repeat(100)}</html>`,
  "streamers_cache.json": `{"streamers":[]}`,
  "admin/formulaire-abc123.js": `console.log("${"formulaire ".repeat(200)}");`,
  "admin/photo-abc123.wasm": "wasm",
  "service-worker.js": `/* ${"veille ".repeat(100)}*/`,
  "manifest.webmanifest": `{"name":"${"Port-Brume".repeat(50)}"}`,
  "robots.txt": "User-agent: *\n",
  "sitemap.xml": `<?xml version="1.0"?>${"<!-- plan -->".repeat(40)}`,
  "favicon.ico": "ico",
} as const;

/** How the page of an address begins. */
export function pageStart(path: string): string {
  return `<!doctype html><title>${path}</title>`;
}

/** A build folder with one small release online, as the build would have written it: the site of the table of addresses. */
export async function makeTableSite(): Promise<{ buildDir: string; release: string }> {
  const buildDir = await mkdtemp(join(tmpdir(), "site-hotes-"));
  // As a web root is: nginx reads it as another user.
  await chmod(buildDir, 0o755);
  const release = join(buildDir, BUILD_FILES.releases, "essai");
  const client = join(release, BUILD_FILES.client);
  const style = createHash("sha256").update("").digest("base64");
  for (const path of [...everyPath(), CHOOSER, WORKSHOP] as const)
    await write(client, pageFile(path), `${pageStart(path)}${"<p>page</p>".repeat(100)}`);
  for (const [name, body] of Object.entries(FILES)) await write(client, name, body);
  const server: ServerBuild = {
    build: "essai",
    name: "Port-Brume",
    pages: ([...everyPath(), CHOOSER, WORKSHOP] as const).flatMap((path) =>
      path === NOT_FOUND ? [] : { path, file: pageFile(path) },
    ),
    contact: { serviceId: "service", templateId: "modele", publicKey: "cle", mail: true },
    roster: [],
    policy: {
      styleHashes: [`sha256-${style}`],
      donationOrigin: "https://dons.example",
      workshop: { asked: ["https://forge.example"], pictures: ["https://visages.example"] },
      frames: ["https://cfx-nui-telephone", "https://jeu.example"],
    },
  };
  const about: Release = { stamp: "essai", publicUrl: "https://exemple.fr", madeAt: "2026-11-22T00:00:00Z" };
  await write(release, BUILD_FILES.server, JSON.stringify(server));
  await write(release, BUILD_FILES.about, JSON.stringify(about));
  await write(buildDir, BUILD_FILES.line, JSON.stringify({ current: "essai", line: ["essai"] }));
  return { buildDir, release };
}

async function write(folder: string, name: string, body: string): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
  // As the build does: small files gain nothing.
  if (!isText(name) || body.length < 256) return;
  await writeFile(`${file}.br`, brotliCompressSync(body));
  await writeFile(`${file}.gz`, gzipSync(body));
}
