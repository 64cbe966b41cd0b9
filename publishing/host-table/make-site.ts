import { createHash } from "node:crypto";
import { chmod, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { everyPath, pageFile, PAGES } from "#addresses/pages.ts";
import { isText } from "#http-policy/media-type.ts";
import { BUILD_FILES, type Release } from "#schemas/release.ts";
import type { ServerBuild } from "#schemas/server-build.ts";
import { FILES, pageStart } from "./addresses.ts";

/** A build folder with one small release online, as the build would have written it: the site of the table of addresses. */
export async function makeTableSite(): Promise<{ buildDir: string; release: string }> {
  const buildDir = await mkdtemp(join(tmpdir(), "site-hotes-"));
  // As a web root is: nginx reads it as another user.
  await chmod(buildDir, 0o755);
  const release = join(buildDir, BUILD_FILES.releases, "essai");
  const client = join(release, BUILD_FILES.client);
  const style = createHash("sha256").update("").digest("base64");
  for (const path of everyPath())
    await write(client, pageFile(path), `${pageStart(path)}${"<p>page</p>".repeat(100)}`);
  for (const [name, body] of Object.entries(FILES)) await write(client, name, body);
  const server: ServerBuild = {
    build: "essai",
    name: "Port-Brume",
    pages: PAGES.map(({ path }) => ({ path, file: pageFile(path) })),
    contact: { serviceId: "service", templateId: "modele", publicKey: "cle", mail: true },
    roster: [],
    policy: { styleHashes: [`sha256-${style}`], donationOrigin: "https://dons.example" },
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
