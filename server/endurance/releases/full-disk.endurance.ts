import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { type SiteScene, siteScene } from "./site-scene.ts";

const mayMount = process.getuid?.() === 0 && spawnSync("mount", ["--version"]).status === 0;

/** Makes a folder a disk of its own, in memory, until the test ends. @returns what changes its size */
function smallDisk(folder: string): (size: string) => void {
  const mount = (options: string): void =>
    expect(spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]).status).toBe(0);
  mkdirSync(folder, { recursive: true });
  mount("size=300k");
  onTestFinished(() => void spawnSync("umount", ["-l", folder]));
  return (size) => mount(`remount,size=${size}`);
}

/** Builds, which fails; gives what is said of it. */
async function complaint(scene: SiteScene): Promise<string> {
  let said = "";
  const code = await scene.build([], ({ stderr }) => stderr?.on("data", (text) => (said += String(text))));
  expect(code).toBe(3);
  return said.replaceAll("\u00a0", " ");
}

it.runIf(mayMount)(
  "une construction dont le disque est plein nomme ce disque, lui rend sa place, et réussit quand il est plus grand",
  async () => {
    const scene = await siteScene();
    const images = join(scene.folder, "var/images");
    const resizeImages = smallDisk(images);
    expect(await complaint(scene)).toMatch(/^« \S*\/var\/images\S* » : le disque est plein\.$/m);
    resizeImages("50m");
    const resize = smallDisk(scene.buildDir);
    // Full in a copy, then while pages and their compressed copies are written.
    for (const size of ["300k", "1m", "2m"]) {
      resize(size);
      expect(await complaint(scene)).toMatch(/^« \S*\/build\S* » : le disque est plein\.$/m);
      expect(existsSync(join(scene.buildDir, ".staging"))).toBe(false);
      const { bfree, blocks } = statfsSync(scene.buildDir);
      expect(bfree / blocks).toBeGreaterThan(0.9);
    }
    resize("20m");
    expect(await scene.build()).toBe(0);
  },
);
