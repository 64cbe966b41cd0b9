import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#reader/fixtures/content-folder.ts";
import { prepareContent } from "#reader/prepare-content.ts";
import { check } from "../check.ts";
import { type CommandContext, USAGE } from "../commands.ts";
import { newContent } from "./new-content.ts";

async function run(args: string[], { contentDir = "content", ask }: Partial<CommandContext> = {}) {
  let said = "";
  const context = { contentDir, mediaCache: "", reports: "", colour: false, ask, fetch, fetchOutside: fetch };
  const code = await newContent({ ...context, args, write: (text) => (said += text) });
  return { code, said: said.replace(/[\u00a0\u202f]/g, " ") };
}

/** Someone at the terminal who answers in turn, and what they were asked. */
function person(...answers: string[]) {
  const asked: string[] = [];
  return {
    asked,
    ask: (question: string) => {
      asked.push(question.replace(/[\u00a0\u202f]/g, " "));
      return Promise.resolve(answers.shift() ?? "");
    },
  };
}

test("six questions laissent un contenu sans faute, avec un exemple de chaque chose, dont les images se font", async () => {
  const dir = join(await temporaryFolder(), "ma-communaute");
  const { asked, ask } = person(
    "La « Ville » : d’à côté",
    "",
    "On y joue",
    "Été #1",
    "2026-03-31",
    "ada_exemple",
  );
  const { code, said } = await run([dir], { ask });
  expect(code).toBe(0);
  expect(asked).toHaveLength(6);
  expect(asked[1]).toBe("Sa devise, en quelques mots [Une ville, mille histoires.] : ");
  expect(said).toContain("8 fichiers écrits");
  expect(said).toContain(`écrivez CONTENT_DIR=${dir} dans site.env`);
  const prepared = await prepareContent({ contentDir: dir, cacheDir: join(dir, "../images") });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.faults));
  expect(prepared.notices).toEqual([]);
  expect(prepared.content).toMatchObject({
    site: { name: "La « Ville » : d’à côté", donation: undefined, tutorial: undefined },
    arcs: [{ key: "Ete1", name: "Été #1", dates: "31/03/2026 - en cours", poster: "exemple-affiche" }],
    galleries: { affiches: [{ id: "exemple-affiche" }], panneaux: [{ id: "exemple-panneau" }] },
    roster: [{ username: "ada_exemple", arcs: ["Ete1"] }],
  });
});

test("les exemples des listes vides, sans leurs #, sont justes eux aussi ; effacer ceux du mur ne manque à personne", async () => {
  const dir = join(await temporaryFolder(), "c");
  await run([dir, "--nom", "Essai", "--arc", "1899"]);
  const checked = () =>
    check({
      args: [],
      contentDir: dir,
      mediaCache: join(dir, "../images"),
      reports: "",
      colour: false,
      write: () => undefined,
      fetch,
      fetchOutside: fetch,
    });
  expect(await checked()).toBe(0);
  for (const file of await readdir(join(dir, "affiches"))) await rm(join(dir, "affiches", file));
  for (const file of ["musique.yaml", "createurs.yaml"]) {
    const [, ...lines] = (await readFile(join(dir, file), "utf8")).split("\n");
    await writeFile(join(dir, file), lines.map((line) => line.replace(/^# /, "")).join("\n"));
  }
  const arcs = await readFile(join(dir, "arcs.yaml"), "utf8");
  await writeFile(join(dir, "arcs.yaml"), arcs.replace("    affiche: exemple-affiche\n", ""));
  expect(await checked()).toBe(0);
});

test("chaque réponse que l’on donne sans terminal est nommée dans la liste des commandes", () => {
  for (const name of ["nom", "devise", "description", "arc", "debut", "pseudo"])
    expect(USAGE).toContain(`--${name} `);
});

test("les chemins conseillés sont à recopier tels quels, dans le terminal et dans site.env, quel que soit le nom du dossier", async () => {
  const dir = join(await temporaryFolder(), "Nos 20 ans #1");
  let said = "";
  const context = {
    contentDir: "content",
    mediaCache: "",
    reports: "",
    colour: false,
    fetch,
    fetchOutside: fetch,
  };
  const write = (text: string) => void (said += text);
  await expect(newContent({ ...context, args: [dir], write })).rejects.toThrow(`nouveau "${dir}" --nom`);
  await newContent({ ...context, args: [dir, "--nom", "Essai"], write });
  expect(said).toContain(`CONTENT_DIR="${dir}" dans site.env`);
});

test("un dossier qui contient déjà quelque chose n’est pas touché", async () => {
  const { code, said } = await run(["--nom", "Essai"], { contentDir: "e2e/fixtures/contenu-autre" });
  expect(code).toBe(1);
  expect(said).toContain(
    "« e2e/fixtures/contenu-autre » contient déjà quelque chose, et n’a pas été touché.",
  );
});

test("une réponse impossible est redemandée à la personne, et refusée dans un script", async () => {
  const dir = join(await temporaryFolder(), "c");
  const { asked, ask } = person("", "Essai", "", "", "", "31/02/2026", "31/03/2026", "");
  const { code, said } = await run([dir], { ask });
  expect(code).toBe(0);
  expect(asked).toHaveLength(8);
  expect(said).toContain("Ici, le nom ne peut pas être vide.");
  expect(said).toContain("Cette date n’existe pas dans le calendrier.");
  await expect(run([join(dir, "autre")])).rejects.toThrow(/--nom.*\n.*nouveau .*autre --nom "…"/);
  await expect(run([join(dir, "autre"), "--nom", "A", "--pseudo", "a-b"])).rejects.toThrow("--pseudo");
});

test.each(["SIGINT", "SIGHUP"] as const)(
  "%s pendant l’écriture (Ctrl-C, le terminal fermé) ne laisse pas la moitié d’un contenu",
  async (signal) => {
    const dir = join(await temporaryFolder(), "c");
    const answers = ["--nom", "V", "--devise", "d", "--description", "x", "--arc", "A"];
    const command = ["cli/content.ts", "nouveau", dir, ...answers, "--debut", "01/03/2026", "--pseudo", "v"];
    const child = spawn(process.execPath, command, { stdio: "ignore" });
    const ended = once(child, "exit");
    await expect.poll(() => existsSync(dir), { interval: 1 }).toBe(true);
    child.kill(signal);
    await ended;
    expect(await readdir(dir)).toEqual(expect.arrayContaining(["logo.png", "recherche.yaml", "site.yaml"]));
  },
);
