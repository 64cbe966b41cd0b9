import { execFile } from "node:child_process";
import { access, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { frenchSpaces } from "#text/french-spaces.ts";

/** The package of its own that brings the editor, with its lockfile. */
const FOLDER = join(import.meta.dirname, "../sveltia");

/** The editor's file, for the bundler. */
export const EDITOR_FILE = join(FOLDER, "node_modules/@sveltia/cms/npm/index.js");

/** What npm writes when an installation is whole, and what it was made from. */
const INSTALLED = join(FOLDER, "node_modules/.package-lock.json");
const WANTED = join(FOLDER, "package-lock.json");

/** Why the editor could not be installed; `message` is French. */
export class EditorMissing extends Error {}

/**
 * Sees to it that the editor is installed, in the version that the project asks for: 85 MB that only those have who open
 * the workshop.
 * @param say is told, in French, when something has to be fetched
 * @throws EditorMissing when npm could not, with what to do
 */
export async function ensureEditor(say: (text: string) => void): Promise<void> {
  if (await isInstalled()) return;
  say(frenchSpaces("L’atelier s’installe (85 Mo, cette fois seulement)…"));
  await new Promise<void>((done, fail) => {
    execFile(
      "npm",
      ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", FOLDER],
      { cwd: dirname(FOLDER), shell: process.platform === "win32" },
      (error, _said, complaint) => {
        if (error === null) return done();
        const why = npmReason(complaint) || error.message;
        fail(
          new EditorMissing(
            frenchSpaces(
              `L’atelier n’a pas pu être installé (npm dit : ${why}).\n→ Avec le réseau, et le droit d’écrire dans le dossier du programme : npm ci --prefix sveltia. Sur une machine installée par hosting/installer : sudo hosting/mettre-a-jour.`,
            ),
          ),
        );
      },
    );
  });
}

/** Of what npm complains of, the line that says why, which follows its codes; neither its advice nor where its log is. */
export function npmReason(complaint: string): string {
  const lines = complaint
    .split("\n")
    .map((line) => line.replace(/^npm error /, "").trim())
    .filter((line) => line !== "" && !/^npm |^A complete log/.test(line));
  return lines.find((line) => !/^(code|syscall|errno|path|dest) /.test(line)) ?? lines.at(0) ?? "";
}

/** Whether every package that is there is the one that the lockfile wants. */
async function isInstalled(): Promise<boolean> {
  try {
    await access(EDITOR_FILE);
    const [installed, wanted] = await Promise.all([INSTALLED, WANTED].map(versions));
    return installed === wanted;
  } catch {
    return false;
  }
}

async function versions(lockfile: string): Promise<string> {
  const { packages }: { packages: Record<string, { version?: string }> } = JSON.parse(
    await readFile(lockfile, "utf8"),
  );
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { version }]) => `${path} ${version}`)
    .toSorted()
    .join("\n");
}
