import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";

/** Whether this machine has every one of these programs, and the rights of root. */
export function canRun(...tools: string[]): boolean {
  return process.getuid?.() === 0 && tools.every((tool) => spawnSync(tool, ["--version"]).status === 0);
}

/** Runs a command to its end. @throws Error with all that it said when it fails */
export function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} : ${stdout}${stderr}`);
  return stdout;
}

/** A tree of Debian 13 with these packages beside the smallest, as an archive that is kept from one run to the next. */
export function debianArchive(name: string, packages: readonly string[]): string {
  const archive = resolve("var", `${name}.tar`);
  mkdirSync("var", { recursive: true });
  const include = packages.length === 0 ? [] : [`--include=${packages.join(",")}`];
  if (!existsSync(archive)) run("mmdebstrap", "--variant=minbase", ...include, "trixie", archive);
  return archive;
}

/** Copies this project as its repository holds it, with a small content in place of the demonstration's. */
export async function copyProject(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0");
  for (const file of files)
    if (file !== "" && !file.startsWith("content/") && existsSync(file))
      await cp(file, join(folder, file), { verbatimSymlinks: true });
  await cp("e2e/fixtures/contenu-autre", join(folder, "content"), { recursive: true });
}
