import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { frenchSpaces } from "#text/french-spaces.ts";
import { typedPath } from "#text/typed-path.ts";
import { Misuse } from "../misuse.ts";

/** The folder that a person chooses in the browser: the repository that holds the content. */
export interface ContentRoot {
  path: string;
  name: string;
  /** Where the content is in it, with forward slashes; empty when it is the content itself. */
  folder: string;
}

/**
 * Finds the repository that a content is in; a content without one becomes its own, since the editor takes nothing else.
 * @throws Misuse when there is no such folder, or no git to make it a repository
 */
export async function contentRoot(contentDir: string, say: (text: string) => void): Promise<ContentRoot> {
  const content = await realpath(contentDir).catch(() => {
    throw new Misuse(
      `${frenchSpaces(`CONTENT_DIR : « ${contentDir} » n’existe pas. → Commencez un contenu :`)} npm run content -- nouveau ${typedPath(contentDir)}`,
    );
  });
  let path = content;
  while (!existsSync(join(path, ".git"))) {
    if (path !== dirname(path)) {
      path = dirname(path);
      continue;
    }
    await promisify(execFile)("git", ["init", "--quiet", content]).catch(() => {
      throw new Misuse(
        frenchSpaces(
          `« ${contentDir} » n’est pas un dépôt git, et git n’est pas installé. → Installez git, puis recommencez.`,
        ),
      );
    });
    say(frenchSpaces(`« ${contentDir} » est désormais un dépôt git, que le formulaire sait ouvrir.`));
    path = content;
  }
  return { path, name: basename(path), folder: relative(path, content).replaceAll("\\", "/") };
}
