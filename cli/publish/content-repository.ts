import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, realpath, rm, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { reasonOf } from "#text/error-words.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { typedPath } from "#text/typed-path.ts";
import { Misuse } from "../misuse.ts";
import { safe } from "../safe-text.ts";

/** How long one word of git may take, in milliseconds: a repository that hangs is asked again later. */
const PATIENCE = 60_000;

/** From when on a lock of git was left by one that was killed, in milliseconds: none of ours lives that long. */
const ABANDONED = 3 * PATIENCE;

/** Names, in the copy, the revision whose files are being written: still there, it says that a kill or a power cut came between. */
const UNDER_WAY = "refs/site/en-cours";

const NO_GIT = "git n’est pas installé";

/** A state of the content: its commit, and in words who changed what. */
export interface Revision {
  id: string;
  words: string;
  /** Asks what was changed in the copy itself and is in no commit: the names of the files. */
  unsaved: () => Promise<string[]>;
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
    if (reasonOf(error) === NO_GIT) throw new Misuse(`${NO_GIT}. → Installez git, puis recommencez.`);
    if (reasonOf(error).includes("dubious ownership")) throw new Misuse(ofAnother(contentDir));
    throw new Misuse(noCopy(contentDir, `n’est pas la copie d’un dépôt (${reasonOf(error)})`, true));
  });
  if ((await realpath(top)) !== folder)
    throw new Misuse(
      frenchSpaces(
        `CONTENT_DIR : « ${contentDir} » fait partie du dépôt du programme, que cette commande ne met pas à jour. → Donnez au contenu son propre dépôt (docs/publier-sur-une-machine.md), ou mettez à jour les deux par hosting/mettre-a-jour.`,
      ),
    );
  const branch = await git("symbolic-ref", "--quiet", "--short", "HEAD").catch(() => "");
  await git("config", `branch.${branch}.merge`).catch(() => {
    throw new Misuse(noCopy(contentDir, "ne suit aucune branche d’un dépôt distant", true));
  });

  const isThere = (revision: string): Promise<boolean> =>
    git("rev-parse", "--verify", "--quiet", revision).then(
      () => true,
      () => false,
    );

  /** The branch was renamed where the staff saves: the one that stands for it goes on from what is here. */
  async function followRenamed(): Promise<void> {
    try {
      await git("remote", "set-head", "origin", "--auto");
      await git("merge-base", "--is-ancestor", "HEAD", "origin/HEAD");
      const name = await git("symbolic-ref", "--short", "refs/remotes/origin/HEAD");
      await git("branch", "--quiet", "--set-upstream-to", name);
    } catch {
      throw new RepositoryTrouble(
        frenchSpaces(
          `La branche « ${branch} » n’est plus dans le dépôt du contenu, et aucune n’en est la suite. → Remettez-la, ou copiez le dépôt de nouveau (docs/publier-sur-une-machine.md).`,
        ),
      );
    }
  }

  /** Brings the files of the copy to the revision that was fetched, whole, whatever happens meanwhile. */
  async function bringUp(): Promise<void> {
    if (await isThere(UNDER_WAY)) await git("reset", "--hard", "--quiet", UNDER_WAY);
    else if ((await git("rev-parse", "HEAD")) === (await git("rev-parse", "@{upstream}"))) return;
    const untouched = (await git("status", "--porcelain", "--untracked-files=no")) === "";
    if (untouched) await git("update-ref", UNDER_WAY, "@{upstream}");
    try {
      await git("merge", "--ff-only", "--quiet", "@{upstream}");
    } finally {
      // Git refuses before it writes anything; killed, it leaves its lock.
      if (!existsSync(join(top, ".git/index.lock"))) await git("update-ref", "-d", UNDER_WAY);
    }
  }

  async function unsaved(): Promise<string[]> {
    const changed = await git("-c", "core.quotePath=false", "status", "--porcelain").catch(() => "");
    return changed.split("\n").flatMap((line) => safe(line.replace(/^ *\S+ /, "")) || []);
  }

  return {
    async pull() {
      await dropOldLocks(join(folder, ".git"));
      await git("fetch", "--quiet", "--prune").catch((error: unknown) => {
        throw trouble("Le dépôt du contenu ne répond pas", error);
      });
      if (!(await isThere("@{upstream}"))) await followRenamed();
      await bringUp().catch((error: unknown) => {
        const command = typed(contentDir);
        throw trouble(
          `La copie du contenu ne peut pas suivre le dépôt : elle a changé sur cette machine, ou l’histoire du dépôt a été réécrite. → « ${command} status » le montre ; « ${command} reset --hard @{upstream} » reprend le dépôt tel qu’il est`,
          error,
        );
      });
      const last = await git("log", "-1", "--format=%H%x00%an%x00%s").catch((error: unknown) => {
        throw unreadable(error);
      });
      const [id = "", author = "", subject = ""] = last.split("\0");
      return { id, words: safe(`« ${subject} », de ${author}`), unsaved };
    },
  };
}

/**
 * The copy for who goes on following it: opened anew at each pull, so that one that is gone, or no copy, or goes meanwhile, is
 * a trouble of that time.
 */
export function reopenedEachTime(contentDir: string): ContentRepository {
  return {
    async pull() {
      try {
        const repository = await openContentRepository(contentDir);
        return await repository.pull();
      } catch (error) {
        if (error instanceof RepositoryTrouble) throw error;
        throw error instanceof Misuse ? new RepositoryTrouble(error.message) : unreadable(error);
      }
    },
  };
}

/** Removes the locks that a git left which was killed: no other would write in the copy again. */
async function dropOldLocks(gitDir: string): Promise<void> {
  const names = [
    ...(await readdir(gitDir).catch(() => [])),
    ...(await readdir(join(gitDir, "refs"), { recursive: true }).catch(() => [])).map((name) =>
      join("refs", name),
    ),
  ];
  for (const name of names.filter((each) => each.endsWith(".lock"))) {
    const file = join(gitDir, name);
    const madeAt = (await stat(file).catch(() => undefined))?.mtimeMs;
    // A calendar since put right may have left one of the future.
    if (madeAt !== undefined && Math.abs(Date.now() - madeAt) > ABANDONED) await rm(file, { force: true });
  }
}

/** How the copy's git is called: by its owner, whom it belongs to; an administrator types that where a service runs this. */
function typed(contentDir: string): string {
  const asOwner = process.env["INVOCATION_ID"] === undefined ? "" : `sudo -u ${userInfo().username} `;
  return `${asOwner}git -C ${typedPath(contentDir)}`;
}

/** @param isThere whether a folder has the name of the copy to be: git copies into none that holds something */
function noCopy(contentDir: string, why: string, isThere = false): string {
  const copy = isThere
    ? "Donnez un autre nom à ce dossier, puis copiez le dépôt du contenu"
    : "Copiez le dépôt du contenu";
  return frenchSpaces(
    `CONTENT_DIR : « ${contentDir} » ${why}. → ${copy} : git clone ADRESSE-DU-CONTENU ${typedPath(contentDir)}`,
  );
}

function ofAnother(contentDir: string): string {
  return frenchSpaces(
    `CONTENT_DIR : « ${contentDir} » appartient à un autre compte de cette machine, et git ne l’ouvre qu’à lui. → Tapez la commande en son nom : sudo -u COMPTE npm run publish`,
  );
}

function unreadable(error: unknown): RepositoryTrouble {
  return new RepositoryTrouble(`La copie du contenu ne se laisse pas lire (${safe(reasonOf(error))}).`);
}

function trouble(words: string, error: unknown): RepositoryTrouble {
  return new RepositoryTrouble(`${words} (git dit : ${safe(reasonOf(error))}).`);
}

/** Of what git complains of: the line that says why, the one before, which may be ssh’s, and the file that it names; not its advice. */
function reasonIn(complaint: string): string {
  const lines = complaint.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("hint:"));
  const why = lines.findIndex((line) => /^(fatal|error): /.test(line));
  if (why === -1) return lines.at(-1) ?? "";
  const end = lines[why]?.endsWith(":") === true ? why + 2 : why + 1;
  return lines
    .slice(Math.max(0, why - 1), end)
    .map((line) => line.trim())
    .join(" ");
}

/** Runs git, which asks nobody anything. @throws Error with the reason that it gives */
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
      if (error.code === "ENOENT") return fail(new Error(NO_GIT));
      if (error.killed) return fail(new Error("rien, en une minute"));
      fail(new Error(reasonIn(complaint) || `code ${error.code}`));
    });
  });
}
