import { execFile, execFileSync } from "node:child_process";
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const run = promisify(execFile);

/** What a stand-in answers, by its name; each notes how it was called. */
const STAND_INS: Readonly<Record<string, string>> = {
  id: 'case "$*" in -u) echo 0 ;; esac',
  runuser: 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"',
  chown: ":",
  useradd: ":",
  journalctl: ":",
  // The program runs where it was last started: its process is 4242.
  systemctl: `running="$MACHINE/proc/4242"
    case "$1" in
      show)
        [ "$3" != ActiveEnterTimestamp ] || { date +@%s; exit; }
        [ -e "$running" ] && echo 4242 || echo 0 ;;
      is-active) [ -e "$running" ] ;;
      is-enabled) exit 1 ;;
      restart)
        [ "$2" = site ] || exit 0
        if [ -e "$MACHINE/coupe" ]; then rm "$MACHINE/coupe"; kill -9 $PPID; exit 1; fi
        mkdir -p "$running" && ln -sfn "$(readlink -f "$MACHINE/srv/site/actuel")" "$running/cwd"
        [ ! -e "$running/cwd/ne-demarre-pas" ] || { rm -r "$running"; exit 1; } ;;
      stop) rm -rf "$running" ;;
    esac`,
  // What the disk has been asked to write, when what is made of it could be taken for whole.
  sync: `next=$(ls -1dt "$MACHINE"/srv/site/versions/* | head -1)
    echo "$([ -e "$next/.complet" ] && echo entière) $([ "$(readlink "$MACHINE/srv/site/actuel")" = "$next" ] && echo en place)" >>"$MACHINE/disque"`,
  npm: `case "$1" in
    ci) mkdir -p node_modules; [ ! -e "$MACHINE/npm-en-panne" ] || { echo "npm error network" >&2; exit 1; } ;;
    run) [ ! -e "$MACHINE/contenu-fautif" ] ;;
  esac`,
};

/** A machine of one folder: the scripts of `hosting/` on real repositories; systemd, npm and other users are stand-ins. */
async function machine() {
  const folder = await mkdtemp(join(tmpdir(), "machine-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  for (const name of ["etc/systemd/system", "run", "bin", "srv", "var/lib"])
    await mkdir(join(folder, name), { recursive: true });
  for (const [name, body] of Object.entries(STAND_INS))
    await writeFile(join(folder, "bin", name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  // As install, without another owner to give it to.
  await writeFile(
    join(folder, "bin/install"),
    `#!/bin/bash\nwords=()\nwhile [ $# -gt 0 ]; do case "$1" in -o|-g) shift ;; *) words+=("$1") ;; esac; shift; done\nexec ${execFileSync("which", ["install"], { encoding: "utf8" }).trim()} "\${words[@]}"\n`,
    { mode: 0o755 },
  );

  const work = join(folder, "travail");
  git("init", "--quiet", "--bare", "--initial-branch=main", "depot.git");
  git("clone", "--quiet", "depot.git", work);
  git("-C", work, "config", "user.name", "Zoé");
  git("-C", work, "config", "user.email", "zoe@example.org");
  await cp("hosting", join(work, "hosting"), { recursive: true });
  await cp("site.env.exemple", join(work, "site.env.exemple"));
  await mkdir(join(work, "content"));
  await writeFile(join(work, "content/site.yaml"), "nom: Un\n");
  await writeFile(join(work, "package-lock.json"), "{}\n");
  for (const script of ["installer", "mettre-a-jour", "suivre-contenu"]) {
    const file = join(work, "hosting", script);
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replaceAll(/(?<=[ ="'|>])\/(?=(srv|etc|run|var|proc)\/)/g, `${folder}/`));
    await chmod(file, 0o755);
  }
  const push = async (file: string, text: string) => {
    await writeFile(join(work, file), text);
    git("-C", work, "add", "-A");
    git("-C", work, "commit", "--quiet", "-m", file);
    git("-C", work, "push", "--quiet", "origin", "HEAD:main");
  };
  await push("server.ts", "1");
  git("clone", "--quiet", "depot.git", "srv/site/depot");
  /** Types a command as root would, with this umask. */
  const type = (command: string, umask = "022") =>
    run("sh", ["-c", `umask ${umask}; ${command}`], {
      cwd: folder,
      env: { ...process.env, MACHINE: folder, PATH: `${join(folder, "bin")}:${process.env["PATH"]}` },
    }).then(
      ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        said: error.stdout + error.stderr,
      }),
    );
  const running = () => readFile(join(folder, "proc/4242/cwd/server.ts"), "utf8").catch(() => "");
  const update = () => type("srv/site/depot/hosting/mettre-a-jour");
  return { folder, git, push, type, update, running };
}

/** The same, with the site online. */
async function machineOnline() {
  const scene = await machine();
  expect(await scene.type("srv/site/depot/hosting/installer https://exemple.fr")).toMatchObject({ code: 0 });
  expect(await scene.update()).toMatchObject({ code: 0 });
  expect(await scene.running()).toBe("1");
  return scene;
}

test("une machine où root n’ouvre ses fichiers à personne (umask 077) laisse l’utilisateur du site lire son programme", async () => {
  const { folder, type } = await machine();
  await rm(join(folder, "srv/site"), { recursive: true });
  const typed = [
    "git clone --quiet depot.git srv/site/depot",
    "srv/site/depot/hosting/installer https://exemple.fr",
    "srv/site/depot/hosting/mettre-a-jour",
  ];
  expect(await type(typed.join(" && "), "077")).toMatchObject({ code: 0 });
  for (const each of ["srv/site", "srv/site/versions", "srv/site/actuel/", "srv/site/actuel/server.ts"])
    expect([each, (await stat(join(folder, each))).mode & 0o004]).toEqual([each, 0o004]);
});

test("relancé avec une autre adresse, « installer » garde les réglages et dit où l’écrire ; avec la même, il n’en dit rien", async () => {
  const { folder, type } = await machineOnline();
  const again = (address: string) => type(`srv/site/depot/hosting/installer ${address}`);
  expect((await again("https://exemple.fr")).said).not.toContain("PUBLIC_URL");
  const { code, said } = await again("https://nouveau.fr");
  expect([code, said]).toEqual([0, expect.stringContaining("écrivez-y : PUBLIC_URL=https://nouveau.fr\n")]);
  expect(await readFile(join(folder, "etc/site.env"), "utf8")).toContain("\nPUBLIC_URL=https://exemple.fr\n");
});

test("une version ne passe pour entière, puis n’est mise en place, qu’une fois sur le disque : une coupure de courant n’en laisse pas une vide", async () => {
  const { folder } = await machineOnline();
  expect(await readFile(join(folder, "disque"), "utf8")).toBe(" \nentière \n");
});

test("une mise à jour coupée avant que le site redémarre est finie par la suivante, qui le redémarre", async () => {
  const { folder, push, update, running } = await machineOnline();
  await push("server.ts", "2");
  await writeFile(join(folder, "coupe"), "");
  expect((await update()).code).not.toBe(0);
  expect(await running()).toBe("1");
  expect((await update()).said).toContain("La nouvelle version est en ligne");
  expect(await running()).toBe("2");
});

test("… et si elle ne démarre pas, celle qui tournait reprend sa place", async () => {
  const { folder, push, update, running } = await machineOnline();
  await push("server.ts", "2");
  await push("ne-demarre-pas", "");
  await writeFile(join(folder, "coupe"), "");
  await update();
  expect((await update()).said).toContain("celle d’avant est de nouveau en ligne");
  expect(await running()).toBe("1");
  expect(await readFile(join(folder, "srv/site/actuel/server.ts"), "utf8")).toBe("1");
});

test("… et si son contenu est refusé entre-temps, ce qui a sa place la garde", async () => {
  const { folder, push, update, running } = await machineOnline();
  await push("server.ts", "2");
  await writeFile(join(folder, "coupe"), "");
  await update();
  await writeFile(join(folder, "contenu-fautif"), "");
  expect((await update()).said).toContain("Rien n’a changé en ligne");
  expect(await readFile(join(folder, "srv/site/actuel/server.ts"), "utf8")).toBe("2");
  expect(await running()).toBe("1");
});

test("un contenu changé ne redémarre pas le site, même après une autre mise à jour du contenu", async () => {
  const { folder, push, update } = await machineOnline();
  const before = await readlink(join(folder, "proc/4242/cwd"));
  for (const name of ["Deux", "Trois"]) {
    await push("content/site.yaml", `nom: ${name}\n`);
    expect((await update()).said).toContain("Le nouveau contenu est en ligne");
  }
  expect(await readlink(join(folder, "proc/4242/cwd"))).toBe(before);
  await push("server.ts", "2");
  expect((await update()).said).toContain("La nouvelle version est en ligne");
});

test("un réglage changé depuis que le site a démarré vaut après la mise à jour, qui le redémarre", async () => {
  const { folder, push, update } = await machineOnline();
  const tomorrow = new Date(Date.now() + 86_400_000);
  await utimes(join(folder, "etc/site.env"), tomorrow, tomorrow);
  await push("content/site.yaml", "nom: Deux\n");
  expect((await update()).said).toContain("La nouvelle version est en ligne");
});

test("npm qui n’aboutit pas laisse tout en place, ne garde rien de ce qui n’est pas entier, et le dit", async () => {
  const { folder, push, update, running } = await machineOnline();
  await push("package-lock.json", '{"autre": 1}\n');
  await writeFile(join(folder, "npm-en-panne"), "");
  const { code, said } = await update();
  expect([code, said]).toEqual([1, expect.stringContaining("Rien n’a changé en ligne")]);
  expect(await running()).toBe("1");
  expect(await readdir(join(folder, "srv/site/versions"))).toHaveLength(1);
  await rm(join(folder, "npm-en-panne"));
  expect(await update()).toMatchObject({ code: 0 });
});

test("l’histoire réécrite du dépôt du programme est dite, avec ce qu’il faut taper, qui suffit", async () => {
  const { folder, git, push, update, running, type } = await machineOnline();
  const work = join(folder, "travail");
  git("-C", work, "commit", "--quiet", "--amend", "-m", "récrit");
  git("-C", work, "push", "--quiet", "--force", "origin", "HEAD:main");
  await push("server.ts", "2");
  const { code, said } = await update();
  expect(code).toBe(1);
  const [, command = ""] = /sudo (git -C .*)$/m.exec(said) ?? [];
  expect(await type(command)).toMatchObject({ code: 0 });
  expect(await update()).toMatchObject({ code: 0 });
  expect(await running()).toBe("2");
});

test("un contenu à lui qui est vide, ou sans site.yaml à sa racine, est refusé ; une fois rempli, la même commande le suit", async () => {
  const { folder, git, type } = await machineOnline();
  git("init", "--quiet", "--bare", "--initial-branch=main", "contenu.git");
  const follow = () => type(`srv/site/depot/hosting/suivre-contenu ${join(folder, "contenu.git")}`);
  const settings = () => readFile(join(folder, "etc/site.env"), "utf8");
  const before = await settings();
  expect(await follow()).toMatchObject({ code: 1, said: expect.stringContaining("est vide") });
  const staff = await staffCopy(folder, git, "contenu.git");
  await staff.save("content/site.yaml", "nom: Un");
  expect(await follow()).toMatchObject({ code: 1, said: expect.stringContaining("site.yaml") });
  expect(await settings()).toBe(before);
  await staff.save("site.yaml", "nom: Un");
  expect(await follow()).toMatchObject({ code: 0, said: expect.stringContaining("est suivi") });
  expect(await settings()).toContain(`CONTENT_DIR=${join(folder, "var/lib/site/contenu")}\n`);
  expect(await readFile(join(folder, "var/lib/site/contenu/site.yaml"), "utf8")).toBe("nom: Un");
});

test("suivre un autre dépôt, ou le même réécrit, prend ce qui y est ; l’ancienne copie, changée ici peut-être, reste à côté", async () => {
  const { folder, git, type } = await machineOnline();
  for (const name of ["un.git", "deux.git"]) {
    git("init", "--quiet", "--bare", "--initial-branch=main", name);
    await (await staffCopy(folder, git, name)).save("site.yaml", `nom: ${name}`);
  }
  const site = (copy: string) => readFile(join(folder, "var/lib/site", copy, "site.yaml"), "utf8");
  for (const name of ["un.git", "deux.git"])
    expect(await type(`srv/site/depot/hosting/suivre-contenu ${join(folder, name)}`)).toMatchObject({
      code: 0,
    });
  expect([await site("contenu"), await site("contenu.avant")]).toEqual(["nom: deux.git", "nom: un.git"]);
  await writeFile(join(folder, "var/lib/site/contenu/site.yaml"), "changé ici");
  const { said } = await type(`srv/site/depot/hosting/suivre-contenu ${join(folder, "deux.git")}`);
  expect(said).toContain("contenu.avant");
  expect([await site("contenu"), await site("contenu.avant")]).toEqual(["nom: deux.git", "changé ici"]);
});

/** Where a member of the staff saves what goes to a repository. */
async function staffCopy(folder: string, git: (...words: string[]) => string, depot: string) {
  const copy = join(folder, `staff-${depot}`);
  git("clone", "--quiet", depot, copy);
  const as = ["-C", copy, "-c", "user.name=Zoé", "-c", "user.email=zoe@example.org"];
  return {
    async save(file: string, text: string) {
      await mkdir(dirname(join(copy, file)), { recursive: true });
      await writeFile(join(copy, file), text);
      git(...as, "add", "-A");
      git(...as, "commit", "--quiet", "-m", file);
      git("-C", copy, "push", "--quiet", "origin", "HEAD:main");
    },
  };
}
