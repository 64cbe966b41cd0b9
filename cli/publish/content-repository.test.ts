import { execSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chown, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { Misuse } from "../misuse.ts";
import { openContentRepository, RepositoryTrouble } from "./content-repository.ts";
import { repositories } from "./repositories.scene.ts";

const MINUTE = 60_000;

/** Why the copy cannot follow, in words. */
async function refusal(machine: string): Promise<string> {
  const repository = await openContentRepository(machine);
  return repository.pull().then(
    () => "",
    (error: unknown) => {
      expect(error).toBeInstanceOf(RepositoryTrouble);
      return error instanceof Error ? error.message : "";
    },
  );
}

test("une copie changée sur la machine n’est pas écrasée : ce qu’il faut taper est dit", async () => {
  const scene = await repositories();
  await writeFile(join(scene.machine, "site.yaml"), "changé ici");
  await scene.save("changé là-bas");
  expect(await refusal(scene.machine)).toContain(`« git -C ${scene.machine} reset --hard @{upstream} »`);
  expect(readFileSync(join(scene.machine, "site.yaml"), "utf8")).toBe("changé ici");
});

test("ce qu’il faut taper vaut aussi pour un dossier dont le nom a une espace", async () => {
  const scene = await repositories();
  const spaced = join(scene.folder, "le contenu");
  await rename(scene.machine, spaced);
  await writeFile(join(spaced, "site.yaml"), "changé ici");
  await scene.save("changé là-bas");
  expect(await refusal(spaced)).toContain(`« git -C "${spaced}" reset --hard @{upstream} »`);
});

test("les mots d’un changement ne pilotent pas le terminal de qui les lit", async () => {
  const scene = await repositories();
  await scene.save("rouge \u001b[31m \u009b2J \u202efin");
  const { words } = await (await openContentRepository(scene.machine)).pull();
  expect(words).toMatch(/^« rouge .*fin », de Zoé$/);
  for (const mark of ["\u001b", "\u009b", "\u202e"]) expect(words).not.toContain(mark);
});

test("un dossier qui n’est pas la copie d’un dépôt à lui : refusé, avec la commande qui le copie", async () => {
  const { folder, machine, git } = await repositories();
  await expect(openContentRepository("content")).rejects.toThrow(/fait partie du dépôt du programme/);
  await expect(openContentRepository(join(folder, "absent"))).rejects.toThrow(/git clone ADRESSE-DU-CONTENU/);
  await expect(openContentRepository(folder)).rejects.toThrow(Misuse);
  git("-C", machine, "branch", "--unset-upstream");
  await expect(openContentRepository(machine)).rejects.toThrow(/ne suit aucune branche/);
});

test("à la place de la copie, un dossier qui n’en est pas une est à renommer d’abord : ce qui est dit de taper réussit", async () => {
  const { folder, machine, depot, git } = await repositories();
  const spaced = join(folder, "le contenu");
  git("-C", machine, "branch", "--unset-upstream");
  await rename(machine, spaced);
  const said = await openContentRepository(spaced).then(String, String);
  expect(said).toMatch(/→ Donnez un autre nom à ce dossier, puis copiez le dépôt/);
  await rename(spaced, join(folder, "ancien"));
  const absent = await openContentRepository(spaced).then(String, String);
  expect(absent).toMatch(/n’existe pas\. → Copiez le dépôt/);
  for (const words of [said, absent]) {
    const [command = ""] = /git clone .*/.exec(words) ?? [];
    execSync(command.replace("ADRESSE-DU-CONTENU", depot), { cwd: folder, stdio: "pipe" });
    expect((await (await openContentRepository(spaced)).pull()).words).toContain("le début");
    await rm(spaced, { recursive: true });
  }
});

test.skipIf(process.getuid?.() !== 0)(
  "la copie d’un autre compte n’est pas dite absente : la commande se tape en son nom",
  async () => {
    const { machine } = await repositories();
    await chown(machine, 65_534, 65_534);
    await expect(openContentRepository(machine)).rejects.toThrow(
      /appartient à un autre compte.* sudo -u COMPTE/,
    );
  },
);

test("sans git sur la machine, il est demandé de l’installer, et rien d’autre", async () => {
  const { machine } = await repositories();
  vi.stubEnv("PATH", "/absent");
  const opened = openContentRepository(machine);
  await expect(opened).rejects.toThrow(/^git n’est pas installé\. → Installez git, puis recommencez\.$/);
  vi.unstubAllEnvs();
});

test("sous systemd, ce qu’il faut taper vaut tel quel pour qui administre la machine : git refuse à root la copie d’un autre", async () => {
  const scene = await repositories();
  await writeFile(join(scene.machine, "site.yaml"), "changé ici");
  await scene.save("changé là-bas");
  vi.stubEnv("INVOCATION_ID", "0123456789abcdef0123456789abcdef");
  const said = await refusal(scene.machine);
  vi.unstubAllEnvs();
  expect(said).toMatch(/« sudo -u \S+ git -C \S+ status »/);
  expect(said).toMatch(/« sudo -u \S+ git -C \S+ reset --hard @\{upstream\} »/);
});

test("de ce que git dit, la raison est redite, pas la fin de son conseil", async () => {
  const { machine, git, save, folder } = await repositories();
  await writeFile(join(machine, "site.yaml"), "changé ici");
  await save("changé là-bas");
  expect(await refusal(machine)).toContain("would be overwritten by merge: site.yaml)");
  git("-C", machine, "checkout", "--quiet", "site.yaml");
  git("-C", machine, "-c", "user.name=Ici", "-c", "user.email=i@e", "commit", "--allow-empty", "-m", "d’ici");
  expect(await refusal(machine)).toContain("(git dit : fatal: Not possible to fast-forward, aborting.)");
  const refused = join(folder, "ssh");
  await writeFile(refused, "#!/bin/sh\necho 'git@hote: Permission denied (publickey).' >&2\nexit 255\n", {
    mode: 0o755,
  });
  git("-C", machine, "remote", "set-url", "origin", "git@hote.invalid:contenu.git");
  vi.stubEnv("GIT_SSH_COMMAND", refused);
  const said = await refusal(machine);
  vi.unstubAllEnvs();
  expect(said).toContain("Permission denied (publickey)");
});

test("une branche que l’hébergeur a renommée est suivie sous son nouveau nom", async () => {
  const { depot, machine, staff, git, save } = await repositories();
  const repository = await openContentRepository(machine);
  git("-C", depot, "branch", "--move", "main", "principale");
  await save("enregistré ensuite", "neuf", "principale");
  expect((await repository.pull()).words).toContain("enregistré ensuite");
  expect(git("-C", staff, "ls-remote", "--heads", "origin")).not.toContain("refs/heads/main");
  await save("encore", "encore", "principale");
  expect((await (await openContentRepository(machine)).pull()).words).toContain("encore");
});

test("une branche disparue, sans aucune qui la continue, est dite : rien ne passe pour suivi qui ne l’est plus", async () => {
  const { depot, machine, staff, git, save } = await repositories();
  git("-C", depot, "branch", "--move", "main", "vieille");
  expect((await (await openContentRepository(machine)).pull()).words).toContain("le début");
  git("-C", depot, "symbolic-ref", "HEAD", "refs/heads/autre");
  const other = git("-C", staff, "commit-tree", "-m", "un autre contenu", "HEAD^{tree}").trim();
  git("-C", staff, "push", "--quiet", "origin", `${other}:refs/heads/ailleurs`);
  git("-C", depot, "branch", "--delete", "--force", "vieille");
  for (let again = 0; again < 2; again++)
    expect(await refusal(machine)).toMatch(/La branche «\s[^»]+\s» n’est plus dans le dépôt du contenu/);
  git("-C", depot, "update-ref", "refs/heads/autre", other);
  expect(await refusal(machine)).toMatch(/La branche «\s[^»]+\s» n’est plus dans le dépôt du contenu/);
  await save("revenue", "revenue", "vieille");
  expect((await (await openContentRepository(machine)).pull()).words).toContain("revenue");
});

test("git tué au milieu d’une mise à jour de la copie : la suivante la finit, sans que personne n’y touche", async () => {
  const { machine, git, save } = await repositories();
  const repository = await openContentRepository(machine);
  await save("la suite");
  // Killed by kill -9 while it writes the files, once the first is there.
  await writeFile(join(machine, ".git/info/attributes"), "site.yaml filter=coupe\n");
  git("-C", machine, "config", "filter.coupe.smudge", "kill -9 $PPID");
  await expect(repository.pull()).rejects.toThrow(RepositoryTrouble);
  git("-C", machine, "config", "--unset", "filter.coupe.smudge");
  const lock = join(machine, ".git/index.lock");
  expect([existsSync(lock), readFileSync(join(machine, "affiche.yaml"), "utf8")]).toEqual([true, "la suite"]);
  // Young, it may be someone’s who works there.
  await expect(repository.pull()).rejects.toThrow(/index\.lock/);
  const old = new Date(Date.now() - 10 * MINUTE);
  await utimes(lock, old, old);
  expect((await repository.pull()).words).toContain("la suite");
  // Left by a calendar that was ahead.
  await writeFile(lock, "");
  const ahead = new Date(Date.now() + 600 * MINUTE);
  await utimes(lock, ahead, ahead);
  await save("et encore");
  expect((await repository.pull()).words).toContain("et encore");
  expect(git("-C", machine, "status", "--porcelain")).toBe("");
});

test("git tué au milieu d’une mise à jour n’est pas fini par-dessus ce que quelqu’un a changé sur la machine", async () => {
  const { machine, staff, git } = await repositories();
  const repository = await openContentRepository(machine);
  await writeFile(join(staff, "site.yaml"), "la suite");
  git("-C", staff, "commit", "--quiet", "-am", "la suite");
  git("-C", staff, "push", "--quiet", "origin", "HEAD:main");
  await writeFile(join(machine, "affiche.yaml"), "changé ici");
  await writeFile(join(machine, ".git/info/attributes"), "site.yaml filter=coupe\n");
  git("-C", machine, "config", "filter.coupe.smudge", "kill -9 $PPID");
  await expect(repository.pull()).rejects.toThrow(RepositoryTrouble);
  git("-C", machine, "config", "--unset", "filter.coupe.smudge");
  const old = new Date(Date.now() - 10 * MINUTE);
  await utimes(join(machine, ".git/index.lock"), old, old);
  await repository.pull().catch(() => undefined);
  expect(readFileSync(join(machine, "affiche.yaml"), "utf8")).toBe("changé ici");
});
