import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Misuse } from "../misuse.ts";
import type { BuildOutcome } from "./build-site.ts";
import { openContentRepository } from "./content-repository.ts";
import { follow } from "./follow.ts";

/** Three gits and a machine that does other things take their time. */
const SOON = { timeout: 20_000 };

/** The staff's copy of a content, the repository that they save in, and the machine's copy: three real ones of git. */
async function repositories() {
  const folder = await mkdtemp(join(tmpdir(), "publier-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  const depot = join(folder, "depot.git");
  const staff = join(folder, "staff");
  const machine = join(folder, "contenu");
  git("init", "--quiet", "--bare", "--initial-branch=main", depot);
  git("clone", "--quiet", depot, staff);
  git("-C", staff, "config", "user.name", "Zoé");
  git("-C", staff, "config", "user.email", "zoe@example.org");
  const save = async (words: string, text = words) => {
    await writeFile(join(staff, "site.yaml"), text);
    git("-C", staff, "add", "-A");
    git("-C", staff, "commit", "--quiet", "-m", words);
    git("-C", staff, "push", "--quiet", "origin", "HEAD:main");
  };
  await save("le début");
  git("clone", "--quiet", depot, machine);
  return { folder, depot, machine, git, save };
}

type Repositories = Awaited<ReturnType<typeof repositories>>;

/** Follows the machine's copy, with a build that is told what to answer (doublure). */
async function following({ folder, machine }: Repositories, answer: () => BuildOutcome, every?: number) {
  const said: string[] = [];
  const alerts: string[] = [];
  let builds = 0;
  let atOnce = 0;
  const stop = new AbortController();
  const code = follow({
    repository: await openContentRepository(machine),
    build: async () => {
      builds++;
      expect(++atOnce).toBe(1);
      await new Promise((done) => setImmediate(done));
      atOnce--;
      return answer();
    },
    alert: (text) => Promise.resolve(void alerts.push(text)),
    say: (text) => void said.push(text),
    dataDir: folder,
    every,
    signal: stop.signal,
  });
  onTestFinished(async () => {
    stop.abort();
    await code;
  });
  return { code, said, alerts, builds: () => builds, stop: () => stop.abort() };
}

const fine = (): BuildOutcome => ({ ok: true, complaint: "" });
const faulty = (): BuildOutcome => ({
  ok: false,
  complaint: "content/affiches/a.yaml:2:1  titre — Il manque le titre.\n    → Ajoutez la ligne.\n",
});

test("une fois : ce que le staff a enregistré est construit ; sans rien de neuf, rien n’est refait, même par la commande suivante", async () => {
  const scene = await repositories();
  const first = await following(scene, fine);
  expect([await first.code, first.builds()]).toEqual([0, 1]);
  expect(first.said.at(-1)).toBe("En ligne : « le début », de Zoé.");
  const second = await following(scene, fine);
  expect([await second.code, second.builds()]).toEqual([0, 0]);
  await scene.save("une affiche");
  const third = await following(scene, fine);
  expect([await third.code, third.builds()]).toEqual([0, 1]);
});

test("une fois, après un refus : redit à chaque commande, avec ce qui est en ligne ; une personne n’en est prévenue qu’une fois, et le programme réparé met en ligne", async () => {
  const scene = await repositories();
  await (
    await following(scene, fine)
  ).code;
  await scene.save("une faute");
  for (const alerted of [1, 0]) {
    const { code, said, alerts, builds } = await following(scene, faulty);
    expect([await code, builds(), alerts.length]).toEqual([1, 1, alerted]);
    expect(said).toEqual([
      "Changement « une faute », de Zoé.",
      "Ce changement n’est pas en ligne. Le site reste comme il était (dernier changement mis en ligne : « le début », de Zoé) : corrigez ce qui est dit ci-dessus, puis enregistrez de nouveau.",
    ]);
  }
  const mended = await following(scene, fine);
  expect([await mended.code, mended.said.at(-1)]).toEqual([0, "En ligne : « une faute », de Zoé."]);
});

test("suivi : chaque changement est pris ; un refus est dit au terminal et à une personne, une fois, puis qu’il est réparé", async () => {
  const scene = await repositories();
  let answer = fine;
  const { said, alerts, builds, stop, code } = await following(scene, () => answer(), 20);
  await expect.poll(() => said, SOON).toContain("En ligne : « le début », de Zoé.");
  answer = faulty;
  await scene.save("une faute");
  await expect.poll(() => alerts.length, SOON).toBe(1);
  await expect.poll(() => said.at(-1), SOON).toContain("Le site reste comme il était");
  expect(alerts[0]).toContain("« une faute », de Zoé n’a pas été publié ; le site reste comme il était.");
  expect(alerts[0]).toContain("content/affiches/a.yaml:2:1  titre — Il manque le titre.");
  answer = fine;
  await scene.save("réparé");
  await expect.poll(() => alerts.length, SOON).toBe(2);
  expect(alerts[1]).toContain("de nouveau publié");
  expect(builds()).toBe(3);
  stop();
  expect(await code).toBe(0);
});

test("un dépôt hors d’atteinte est dit une fois, et suivi de nouveau quand il répond", async () => {
  const scene = await repositories();
  const { said, builds, stop, code } = await following(scene, fine, 20);
  await expect.poll(builds, SOON).toBe(1);
  const silent = () => said.filter((text) => text.startsWith("Le dépôt du contenu ne répond pas"));
  scene.git("-C", scene.machine, "remote", "set-url", "origin", join(scene.folder, "absent.git"));
  await expect.poll(silent, SOON).toHaveLength(1);
  scene.git("-C", scene.machine, "remote", "set-url", "origin", scene.depot);
  await expect.poll(() => said, SOON).toContain("Le dépôt du contenu répond de nouveau.");
  expect(silent()).toHaveLength(1);
  stop();
  expect(await code).toBe(0);
});

test("une copie changée sur la machine n’est pas écrasée : ce qu’il faut taper est dit", async () => {
  const scene = await repositories();
  await writeFile(join(scene.machine, "site.yaml"), "changé ici");
  await scene.save("changé là-bas");
  const { said, code, builds } = await following(scene, fine);
  expect([await code, builds()]).toEqual([1, 0]);
  expect(said.join("\n")).toContain(`git -C ${scene.machine} reset --hard @{upstream}`);
});

test("un dossier qui n’est pas la copie d’un dépôt à lui : refusé, avec la commande qui le copie", async () => {
  const { folder, machine, git } = await repositories();
  await expect(openContentRepository("content")).rejects.toThrow(/fait partie du dépôt du programme/);
  await expect(openContentRepository(join(folder, "absent"))).rejects.toThrow(/git clone ADRESSE-DU-CONTENU/);
  await expect(openContentRepository(folder)).rejects.toThrow(Misuse);
  git("-C", machine, "branch", "--unset-upstream");
  await expect(openContentRepository(machine)).rejects.toThrow(/ne suit aucune branche/);
});
