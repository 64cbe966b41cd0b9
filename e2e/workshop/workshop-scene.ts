import { execFile } from "node:child_process";
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { type Page, test as base, expect as within } from "@playwright/test";
import { readEnv } from "#server/config/env.ts";
import { serveSite } from "#server/serve-site.ts";

/** With the patience that a bundler and an editor need. */
export const expect = within.configure({ timeout: 20_000 });

const run = promisify(execFile);

/** What opens the workshop, on a repository that is nowhere. */
const NOWHERE = "service: gitea\n  depot: brume/contenu\n  serveur: https://forge.example";

/** A small community whose workshop is open: its content, the folder of its build, and where it is served. */
interface OpenSite {
  content: string;
  build: string;
  url: string;
}

/** Builds and serves a small community whose workshop is open. @param lines what `atelier:` says @returns it, and how to close it */
export async function openSite(lines = NOWHERE): Promise<OpenSite & { close: () => Promise<void> }> {
  const content = await copyContent(lines);
  const build = await buildSite(content);
  const env = readEnv({ PORT: "0", DATA_DIR: await mkdtemp(join(tmpdir(), "atelier-data-")) });
  const server = await serveSite(env, { buildDir: build, say: () => undefined });
  const close = async () => {
    await server.stop();
    for (const folder of [content, build]) await rm(folder, { recursive: true });
  };
  return { content, build, url: server.url, close };
}

export const test = base.extend<object, { site: OpenSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const { close, ...site } = await openSite();
      await use(site);
      await close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** A copy of a small content, its posters arranged by hand; its workshop open where `atelier:` says so. */
export async function copyContent(atelier?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "atelier-contenu-"));
  await cp("e2e/fixtures/contenu-autre", folder, { recursive: true });
  for (const [index, name] of ["bal-des-foins", "loup-apercu", "telepherique"].entries())
    await appendFile(join(folder, `affiches/${name}.yaml`), `rang: ${(index + 1) * 10}\n`);
  if (atelier !== undefined) await appendFile(join(folder, "site.yaml"), `\natelier:\n  ${atelier}\n`);
  return folder;
}

/** Builds a content as the staff's machine does; gives the folder of the build. */
export async function buildSite(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "atelier-build-"));
  await node("cli/build.ts", [], { CONTENT_DIR: content, BUILD_DIR: folder, MEDIA_CACHE: "var/images" });
  return folder;
}

/** What `npm run content -- check` says of a content; rejects with it when there is a fault. */
export async function check(content: string): Promise<string> {
  return node("cli/content.ts", ["check"], { CONTENT_DIR: content, MEDIA_CACHE: "var/images" });
}

async function node(script: string, args: readonly string[], env: Record<string, string>): Promise<string> {
  const { stdout } = await run(process.execPath, [script, ...args], {
    env: { ...process.env, SITE_ENV: "", ...env },
  });
  return stdout;
}

/** A folder in place of the one that a person would choose in the browser's own window, which no test can touch. */
export async function giveFolder(page: Page, folder: string): Promise<void> {
  const files: [path: string, base64: string][] = [];
  for (const path of await filesOf(folder))
    files.push([path, (await readFile(join(folder, path))).toString("base64")]);
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    for (const [path, base64] of all) {
      const steps = path.split("/");
      const name = steps.pop() ?? "";
      let place = root;
      for (const step of steps) place = await place.getDirectoryHandle(step, { create: true });
      const writer = await (await place.getFileHandle(name, { create: true })).createWritable();
      await writer.write(Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0));
      await writer.close();
    }
  }, files);
  await page.addInitScript(() =>
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
  );
}

/** Writes a text of that folder as somebody else would, beside the form. */
export function writeGiven(page: Page, path: string, text: string): Promise<void> {
  return page.evaluate(
    async ([wanted, words]) => {
      const steps = wanted.split("/");
      const name = steps.pop() ?? "";
      let place = await navigator.storage.getDirectory();
      for (const step of steps) place = await place.getDirectoryHandle(step);
      const writer = await (await place.getFileHandle(name)).createWritable();
      await writer.write(words);
      await writer.close();
    },
    [path, text] as const,
  );
}

/** A text of that folder as it stands; empty while it is not there. */
export function readGiven(page: Page, path: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const steps = wanted.split("/");
    const name = steps.pop() ?? "";
    try {
      let place = await navigator.storage.getDirectory();
      for (const step of steps) place = await place.getDirectoryHandle(step);
      return await (await (await place.getFileHandle(name)).getFile()).text();
    } catch {
      return "";
    }
  }, path);
}

/** The folder as the form left it, written to the disk. */
export async function takeFolder(page: Page): Promise<string> {
  const files = await page.evaluate(async () => {
    const found: [path: string, base64: string][] = [];
    const walk = async (place: FileSystemDirectoryHandle, prefix: string): Promise<void> => {
      for await (const [name, handle] of place.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${prefix}${name}/`);
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          found.push([
            `${prefix}${name}`,
            btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("")),
          ]);
        }
      }
    };
    await walk(await navigator.storage.getDirectory(), "");
    return found;
  });
  const folder = await mkdtemp(join(tmpdir(), "atelier-rendu-"));
  for (const [path, base64] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), Buffer.from(base64, "base64"));
  }
  return folder;
}

/** Every file under a folder, by its path in it. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}
