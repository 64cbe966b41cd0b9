import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";

/** A content and a build folder of their own, on which the real commands run. */
export interface SiteScene {
  folder: string;
  buildDir: string;
  /** Changes the title of the home page. */
  greet: (title: string) => void;
  /** Replaces the picture of the second poster by another, so many pixels wide: its import address stays. */
  repaint: (width: number) => Promise<void>;
  /** Runs `npm run build -- <args>`; what it complains of can be read meanwhile. @returns the exit code, null when killed */
  build: (args?: string[], meanwhile?: (child: ChildProcess) => void) => Promise<number | null>;
}

/** The small content of the journeys, in a folder of its own. */
export async function siteScene(): Promise<SiteScene> {
  const folder = await mkdtemp(join(tmpdir(), "site-versions-"));
  const content = join(folder, "content");
  const buildDir = join(folder, "build");
  await cp("e2e/fixtures/contenu-autre", content, { recursive: true });
  const env = { ...process.env, CONTENT_DIR: content, BUILD_DIR: buildDir, DATA_DIR: join(folder, "var") };
  let title = "Vous voilà au col";
  return {
    folder,
    buildDir,
    greet(next) {
      const file = join(content, "site.yaml");
      writeFileSync(file, readFileSync(file, "utf8").replace(title, next));
      title = next;
    },
    async repaint(width) {
      const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
      const picture = sharp({ create: { width, height: width, channels: 3, background: "#888", noise } });
      await picture.jpeg().toFile(join(content, "affiches/loup-apercu.jpg"));
    },
    async build(args = [], meanwhile = () => undefined) {
      const child = spawn(process.execPath, [resolve("cli/build.ts"), ...args], {
        env,
        stdio: ["ignore", "ignore", "pipe"],
      });
      const ended = once(child, "close");
      meanwhile(child);
      child.stderr.resume();
      const [code] = await ended;
      return typeof code === "number" ? code : null;
    },
  };
}
