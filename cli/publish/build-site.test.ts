import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildSite } from "./build-site.ts";

test("une construction que le système a tuée, faute de mémoire, ne passe pas pour un contenu fautif : c’est dit", async () => {
  vi.stubEnv("NODE_OPTIONS", "--import=data:text/javascript,process.kill(process.pid,'SIGKILL')");
  const { ok, complaint } = await buildSite(new AbortController().signal);
  vi.unstubAllEnvs();
  expect([ok, complaint]).toEqual([false, expect.stringMatching(/arrêtée.*SIGKILL.*mémoire/)]);
  expect(complaint).toContain("le contenu n’y est pour rien");
});

test("une construction que le disque arrête ne passe pas non plus pour un contenu fautif", async () => {
  const buildDir = await mkdtemp(join(tmpdir(), "construire-"));
  // Nothing takes the place of a file: as when the disk has no room.
  await writeFile(join(buildDir, "releases"), "");
  for (const [name, value] of Object.entries({
    BUILD_DIR: buildDir,
    CONTENT_DIR: "e2e/fixtures/contenu-autre",
    SITE_ENV: "",
  }))
    vi.stubEnv(name, value);
  const { ok, cut, complaint } = await buildSite(new AbortController().signal);
  vi.unstubAllEnvs();
  expect([ok, cut, complaint]).toEqual([false, true, expect.stringContaining(`${buildDir}/releases`)]);
});

test("une construction que le système ne laisse pas commencer est dite de même, et n’arrête pas ce qui suit le dépôt", async () => {
  const node = process.execPath;
  onTestFinished(() => void (process.execPath = node));
  process.execPath = "/absent/node";
  const { ok, complaint, cut } = await buildSite(new AbortController().signal);
  expect([ok, cut, complaint]).toEqual([false, true, expect.stringMatching(/arrêtée.*ENOENT.*mémoire/)]);
});
