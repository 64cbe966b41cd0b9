import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { BuildOutcome } from "./build-site.ts";
import { type ContentRepository, openContentRepository, reopenedEachTime } from "./content-repository.ts";
import { follow } from "./follow.ts";
import { repositories } from "./repositories.scene.ts";

/** Three gits and a machine that does other things take their time. */
const SOON = { timeout: 20_000 };

type Repositories = Awaited<ReturnType<typeof repositories>>;

/** Follows the machine's copy, with a build that is told what to answer (doublure). */
async function following(
  { folder, machine }: Repositories,
  answer: () => BuildOutcome,
  every?: number,
  repository?: ContentRepository,
  isOnline = true,
) {
  const said: string[] = [];
  const alerts: string[] = [];
  let builds = 0;
  let atOnce = 0;
  let rounds = 0;
  let linksTried = 0;
  const stop = new AbortController();
  const followed = repository ?? (await openContentRepository(machine));
  const code = follow({
    repository: { pull: () => followed.pull().finally(() => rounds++) },
    build: async () => {
      builds++;
      expect(++atOnce).toBe(1);
      await new Promise((done) => setImmediate(done));
      atOnce--;
      return answer();
    },
    isOnline: () => Promise.resolve(isOnline),
    tryLinks: () => Promise.resolve(void linksTried++),
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
  return {
    code,
    said,
    alerts,
    builds: () => builds,
    rounds: () => rounds,
    linksTried: () => linksTried,
    stop: () => stop.abort(),
  };
}

const fine = (): BuildOutcome => ({ ok: true, complaint: "" });
const faulty = (): BuildOutcome => ({
  ok: false,
  complaint: "content/affiches/a.yaml:2:1  titre — Il manque le titre.\n    → Ajoutez la ligne.\n",
});

test("une fois : ce que le staff a enregistré est construit ; sans rien de neuf, rien n’est refait, même par la commande suivante, sauf si plus rien n’est en ligne", async () => {
  const scene = await repositories();
  const first = await following(scene, fine);
  expect([await first.code, first.builds()]).toEqual([0, 1]);
  expect(first.said.at(-1)).toBe("En ligne : « le début », de Zoé.");
  const second = await following(scene, fine);
  expect([await second.code, second.builds()]).toEqual([0, 0]);
  await scene.save("une affiche");
  const third = await following(scene, fine);
  expect([await third.code, third.builds()]).toEqual([0, 1]);
  // The folder of the builds was erased.
  const fourth = await following(scene, fine, undefined, undefined, false);
  expect([await fourth.code, fourth.builds()]).toEqual([0, 1]);
});

test("une fois le contenu en ligne, ses liens sont essayés ; jamais après un refus", async () => {
  const scene = await repositories();
  const refused = await following(scene, faulty);
  expect([await refused.code, refused.linksTried()]).toEqual([1, 0]);
  await scene.save("la correction");
  const online = await following(scene, fine);
  expect([await online.code, online.linksTried()]).toEqual([0, 1]);
  await scene.save("la suite");
  const followed = await following(scene, fine, 20);
  await vi.waitFor(() => expect(followed.linksTried()).toBeGreaterThan(1), SOON);
});

test("une fois : ce qui a changé dans le dossier et n’est pas enregistré dans le dépôt est dit, avec ce qu’il faut taper", async () => {
  const scene = await repositories();
  await (
    await following(scene, fine)
  ).code;
  await writeFile(join(scene.machine, "site.yaml"), "changé ici");
  await writeFile(join(scene.machine, "à nous.yaml"), "nouveau");
  const { code, said } = await following(scene, fine);
  expect([await code, said.at(-1)]).toEqual([
    0,
    'Rien de nouveau depuis le changement « le début », de Zoé. Ce qui a changé dans ce dossier (site.yaml, "à nous.yaml") n’est pas encore dans le dépôt. → Dans ce dossier : git add -A, git commit, git push ; puis relancez cette commande.',
  ]);
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

test("une construction que la machine a arrêtée ne demande rien au staff", async () => {
  const scene = await repositories();
  const cut = await following(scene, () => ({ ...faulty(), cut: true }));
  expect(await cut.code).toBe(1);
  expect(cut.said.at(-1)).toMatch(/n’est pas en ligne.*comme il était : relancez cette commande\.$/);
});

test("suivi : chaque changement est pris ; un refus est dit au terminal et à une personne, une fois, puis qu’il est réparé", async () => {
  const scene = await repositories();
  let answer = fine;
  const { said, alerts, builds, rounds, stop, code } = await following(scene, () => answer(), 20);
  await expect.poll(() => said, SOON).toContain("En ligne : « le début », de Zoé.");
  answer = faulty;
  await scene.save("une faute");
  await expect.poll(() => alerts.length, SOON).toBe(1);
  await expect.poll(() => said.at(-1), SOON).toContain("Le site reste comme il était");
  expect(alerts[0]).toContain("« une faute », de Zoé n’a pas été publié ; le site reste comme il était.");
  expect(alerts[0]).toContain("content/affiches/a.yaml:2:1  titre — Il manque le titre.");
  // The rounds that follow build nothing: it would be the same refusal.
  const before = rounds();
  await expect.poll(rounds, SOON).toBeGreaterThan(before + 2);
  expect(builds()).toBe(2);
  answer = fine;
  await scene.save("réparé");
  await expect.poll(() => alerts.length, SOON).toBe(2);
  expect(alerts[1]).toContain("de nouveau publié");
  expect(builds()).toBe(3);
  stop();
  expect(await code).toBe(0);
});

test("une construction que l’arrêt du service coupe n’est ni un refus, ni une alerte : elle se refait au départ suivant", async () => {
  const scene = await repositories();
  let stop = () => {};
  const cut = await following(scene, () => (stop(), { ok: false, complaint: "" }), 20);
  ({ stop } = cut);
  expect([await cut.code, cut.alerts, cut.said.at(-1)]).toEqual([0, [], "Changement « le début », de Zoé."]);
  const next = await following(scene, fine);
  expect([await next.code, next.builds()]).toEqual([0, 1]);
});

test("d’un refus très long, l’alerte porte les premières lignes, et tient dans un message de salon", async () => {
  const scene = await repositories();
  const fault = (line: number): string => `content/affiches/a.yaml:${line}:1  titre — ${"long ".repeat(100)}`;
  const complaint = Array.from({ length: 40 }, (_, line) => fault(line + 1)).join("\n\n");
  const { code, alerts } = await following(scene, () => ({ ok: false, complaint }));
  await code;
  expect(alerts[0]).toContain("a.yaml:1:1");
  expect(alerts[0]?.length).toBeLessThan(1700);
  const short = complaint.replaceAll(/(?:long )+/g, "court");
  await scene.save("encore");
  const second = await following(scene, () => ({ ok: false, complaint: short }));
  await second.code;
  expect(second.alerts[0]?.split("\n").slice(-2)).toEqual([expect.stringContaining("a.yaml:6:1"), "…"]);
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

test("suivi : un dossier du contenu qui n’est plus là n’arrête rien ; c’est dit, à une personne au bout d’une heure, et il est suivi dès qu’il revient", async () => {
  const scene = await repositories();
  const away = join(scene.folder, "ailleurs");
  await rename(scene.machine, away);
  vi.useFakeTimers({ toFake: ["performance", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { said, alerts, stop, code } = await following(scene, fine, 20, reopenedEachTime(scene.machine));
  await expect.poll(() => said.at(-1), SOON).toMatch(/n’existe pas.*git clone ADRESSE-DU-CONTENU/);
  expect(alerts).toEqual([]);
  // A calendar that is put back does not make the hour longer.
  vi.setSystemTime(0);
  vi.advanceTimersByTime(60 * 60_000);
  await expect.poll(() => alerts, SOON).toEqual([expect.stringMatching(/depuis une heure.*n’existe pas/)]);
  await rename(away, scene.machine);
  await expect.poll(() => said.at(-1), SOON).toBe("En ligne : « le début », de Zoé.");
  await rename(scene.machine, away);
  await expect.poll(() => said.at(-1), SOON).toContain("n’existe pas");
  stop();
  expect(await code).toBe(0);
});

test("un disque plein, où rien ne se note, n’empêche ni d’en prévenir une personne, ni de suivre", async () => {
  const scene = await repositories();
  // Nothing takes the place of a folder: as when the disk has no room for the note.
  await mkdir(join(scene.folder, "publication.json"));
  const { said, alerts, builds, stop, code } = await following(scene, faulty, 20);
  await expect.poll(() => alerts.length, SOON).toBe(1);
  expect(said.join("\n")).toContain("n’a pas pu être noté");
  await scene.save("la suite");
  await expect.poll(builds, SOON).toBe(2);
  stop();
  expect(await code).toBe(0);
});
