import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import { frenchSpaces } from "#text/french-spaces.ts";
import { Misuse } from "../misuse.ts";

/** How long one word of git may take, in milliseconds: a repository that hangs is asked again later. */
const PATIENCE = 60_000;

/** A state of the content: its commit, and in words who changed what. */
export interface Revision {
  id: string;
  words: string;
}

/** The copy of the content's repository on this machine. */
export interface ContentRepository {
  /**
   * Brings the copy up to what the staff saved.
   * @throws RepositoryTrouble when the repository cannot be reached, or the copy cannot follow it
   */
  pull(): Promise<Revision>;
}

/** Why the content could not be fetched; `message` is French. */
export class RepositoryTrouble extends Error {}

/**
 * Opens the copy.
 * @throws Misuse when the folder is no copy of a repository of its own, with what to type
 */
export async function openContentRepository(contentDir: string): Promise<ContentRepository> {
  const git = (...words: string[]) => run(contentDir, words);
  const folder = await realpath(contentDir).catch(() => undefined);
  if (folder === undefined) throw new Misuse(noCopy(contentDir, "n’existe pas"));
  const top = await git("rev-parse", "--show-toplevel").catch((error: unknown) => {
    throw new Misuse(noCopy(contentDir, `n’est pas la copie d’un dépôt (${reason(error)})`));
  });
  if ((await realpath(top)) !== folder)
    throw new Misuse(
      frenchSpaces(
        `CONTENT_DIR : « ${contentDir} » fait partie du dépôt du programme, que cette commande ne met pas à jour. → Donnez au contenu son propre dépôt (docs/publier-sur-une-machine.md), ou mettez à jour les deux par hosting/mettre-a-jour.`,
      ),
    );
  await git("rev-parse", "--verify", "--quiet", "@{upstream}").catch(() => {
    throw new Misuse(noCopy(contentDir, "ne suit aucune branche d’un dépôt distant"));
  });

  return {
    async pull() {
      await git("fetch", "--quiet").catch((error: unknown) => {
        throw trouble("Le dépôt du contenu ne répond pas", error);
      });
      await git("merge", "--ff-only", "--quiet", "@{upstream}").catch((error: unknown) => {
        throw trouble(
          `La copie du contenu ne peut pas suivre le dépôt : elle a changé sur cette machine, ou l’histoire du dépôt a été réécrite. → « git -C ${contentDir} status » le montre ; « git -C ${contentDir} reset --hard @{upstream} » reprend le dépôt tel qu’il est`,
          error,
        );
      });
      const [id = "", author = "", subject = ""] = (await git("log", "-1", "--format=%H%x00%an%x00%s")).split(
        "\0",
      );
      return { id, words: `« ${subject} », de ${author}` };
    },
  };
}

function noCopy(contentDir: string, why: string): string {
  return frenchSpaces(
    `CONTENT_DIR : « ${contentDir} » ${why}. → Copiez le dépôt du contenu : git clone ADRESSE-DU-CONTENU ${contentDir}`,
  );
}

function trouble(words: string, error: unknown): RepositoryTrouble {
  return new RepositoryTrouble(`${words} (git dit : ${reason(error)}).`);
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Runs git, which asks nobody anything. @throws Error with its last words */
function run(folder: string, words: readonly string[]): Promise<string> {
  const env = {
    ...process.env,
    LC_ALL: "C",
    GIT_TERMINAL_PROMPT: "0",
    GIT_SSH_COMMAND: process.env["GIT_SSH_COMMAND"] ?? "ssh -o BatchMode=yes -o ConnectTimeout=15",
  };
  return new Promise((done, fail) => {
    execFile("git", ["-C", folder, ...words], { env, timeout: PATIENCE }, (error, said, complaint) => {
      if (error === null) return done(said.trim());
      if (error.code === "ENOENT") return fail(new Error("git n’est pas installé"));
      if (error.killed) return fail(new Error("rien, en une minute"));
      fail(new Error(complaint.trim().split("\n").at(-1) || `code ${error.code}`));
    });
  });
}
