import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { deskState } from "./desk-state.ts";
import { keptIn, putBack } from "./put-back.ts";

const PICTURE = "affiches/bal.png";

/** What no text is: bytes that a wrong reading would change. */
const BYTES = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x0d, 0x0a, 0x00]);

/** A content's repository from which a picture went, and how to set something in its own `.git/config`. */
async function folderWithoutPicture(bytes: Buffer | string = BYTES) {
  const folder = await mkdtemp(join(tmpdir(), "remettre-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const repository = join(folder, "contenu");
  const git = (...words: string[]) =>
    execFileSync("git", ["-C", repository, ...words], { encoding: "utf8", stdio: "pipe" });
  await mkdir(join(repository, "affiches"), { recursive: true });
  git("init", "--quiet");
  await writeFile(join(repository, PICTURE), bytes);
  await writeFile(join(repository, ".gitattributes"), "*.png filter=f\n");
  git("add", "-A");
  git("-c", "user.name=Zoé", "-c", "user.email=z@e", "commit", "--quiet", "-m", "le contenu");
  await rm(join(repository, PICTURE));
  const set = (...pairs: readonly (readonly [name: string, value: string])[]) => {
    for (const [name, value] of pairs) git("config", name, value);
  };
  const ran = join(folder, "lancé");
  return { folder, repository, git, set, ran };
}

type Folder = Awaited<ReturnType<typeof folderWithoutPicture>>;

/** Has git believe that it may ask another repository for the objects that it misses. */
function asksElsewhere({ set }: Folder, ...pairs: readonly (readonly [name: string, value: string])[]) {
  set(
    ["core.repositoryformatversion", "1"],
    ["extensions.partialClone", "origin"],
    ["remote.origin.promisor", "true"],
    ...pairs,
  );
}

test("une image perdue revient telle qu’elle était, son dossier aussi", async () => {
  const { repository } = await folderWithoutPicture();
  await rm(join(repository, "affiches"), { recursive: true });
  expect(await keptIn(repository, PICTURE)).toBeDefined();
  await putBack(repository, PICTURE);
  expect(readFileSync(join(repository, PICTURE))).toEqual(BYTES);
  expect(await keptIn(repository, "affiches/jamais.png")).toBeUndefined();
});

test("une image dont le dernier changement est d’avoir été enlevée revient aussi", async () => {
  const { repository, git } = await folderWithoutPicture();
  git("-c", "user.name=Zoé", "-c", "user.email=z@e", "commit", "--quiet", "--all", "-m", "enlevée");
  await putBack(repository, PICTURE);
  expect(readFileSync(join(repository, PICTURE))).toEqual(BYTES);
});

test("une image dont le dépôt ne garde qu’un renvoi Git LFS n’est pas remise à sa place : « État » dit quoi taper", async () => {
  const { repository } = await folderWithoutPicture(
    `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 12345\n`,
  );
  const fault = { file: "affiches/bal.yaml", line: 2, column: 1, field: "image", message: "Absente." };
  const loaded = {
    ok: false as const,
    faults: [{ ...fault, remedy: "Copiez l’image.", gone: PICTURE }],
    outline: { site: { name: "" }, arcs: [], galleries: { affiches: [], panneaux: [] }, roster: [] },
  };
  const root = { path: repository, name: "contenu", folder: "" };
  const { faults } = await deskState(loaded, root, { unnoted: 0, publication: undefined, links: undefined });
  expect(faults).toEqual([expect.objectContaining({ kept: undefined })]);
  expect(faults[0]?.remedy.replaceAll(/[\u00a0\u202f]/g, " ")).toMatch(
    /^Copiez l’image\. Le dépôt n’en garde qu’un renvoi \(Git LFS\).* git checkout [0-9a-f]{40} -- "affiches\/bal\.png"$/,
  );
  await putBack(repository, PICTURE);
  expect(existsSync(join(repository, PICTURE))).toBe(false);
});

test.each<[what: string, prepare: (folder: Folder) => unknown]>([
  ["une sentinelle", ({ set, ran }) => set(["core.fsmonitor", `touch '${ran}'; false`])],
  ["un filtre", ({ set, ran }) => set(["filter.f.smudge", `touch '${ran}'; cat`])],
  [
    "un crochet",
    async ({ repository, ran }) => {
      for (const name of ["post-checkout", "post-index-change"]) {
        const hook = join(repository, ".git/hooks", name);
        await writeFile(hook, `#!/bin/sh\ntouch '${ran}'\n`);
        await chmod(hook, 0o755);
      }
    },
  ],
  [
    "un transport",
    (folder) =>
      asksElsewhere(
        folder,
        ["remote.origin.url", `ext::sh -c touch% '${folder.ran}'`],
        ["protocol.ext.allow", "always"],
      ),
  ],
  [
    "un ssh",
    (folder) =>
      asksElsewhere(
        folder,
        ["remote.origin.url", "ssh://127.0.0.1/depot"],
        ["core.sshCommand", `touch '${folder.ran}'; false`],
      ),
  ],
  [
    "un autre dépôt du disque",
    (folder) =>
      asksElsewhere(
        folder,
        ["remote.origin.url", folder.folder],
        ["remote.origin.uploadpack", `touch '${folder.ran}'; git-upload-pack`],
      ),
  ],
])("%s que nomme le .git d’un dossier reçu ne lance rien", async (_, prepare) => {
  const folder = await folderWithoutPicture();
  const { repository, ran } = folder;
  await prepare(folder);
  const whole = await keptIn(repository, PICTURE);
  await putBack(repository, PICTURE);
  expect([whole === undefined, existsSync(join(repository, PICTURE))]).toEqual([false, true]);

  // Without its objects, git would ask elsewhere for them.
  await rm(join(repository, PICTURE));
  const objects = join(repository, ".git/objects");
  for (const name of await readdir(objects)) await rm(join(objects, name), { recursive: true });
  expect(await keptIn(repository, PICTURE)).toBeUndefined();
  await putBack(repository, PICTURE);
  expect(existsSync(ran)).toBe(false);
});

test("rien n’est écrit hors du dossier, où que son .git ou un lien veuille mener", async () => {
  const { folder, repository, set } = await folderWithoutPicture();
  const elsewhere = join(folder, "ailleurs");
  await mkdir(elsewhere);
  set(["core.worktree", elsewhere]);
  await putBack(repository, PICTURE);
  expect(existsSync(join(repository, PICTURE))).toBe(true);
  await rm(join(repository, "affiches"), { recursive: true });
  await symlink(elsewhere, join(repository, "affiches"));
  await putBack(repository, PICTURE);
  expect(await readdir(elsewhere)).toEqual([]);
});
