import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { startChatDouble } from "#server/testing/doubles/chat-double.ts";
import { spawnServer } from "#server/testing/servers/spawn-server.ts";
import { figure, ms } from "../figures/figure.ts";

/** What a person was promised, in milliseconds. */
const PROMISE = 120_000;
const ROUNDS = 3;

it("une affiche enregistrée dans un vrai dépôt est publique en moins de deux minutes ; une faute laisse le site et prévient (salon : doublure) ; l’arrêt est net", async () => {
  const folder = mkdtempSync(join(tmpdir(), "publier-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder, stdio: "pipe" });
  const staff = join(folder, "staff");
  git("init", "--quiet", "--bare", "--initial-branch=main", "depot.git");
  git("clone", "--quiet", "depot.git", "staff");
  git("-C", staff, "config", "user.name", "Zoé");
  git("-C", staff, "config", "user.email", "zoe@example.org");
  cpSync("e2e/fixtures/contenu-autre", staff, { recursive: true });
  const save = (words: string) => {
    git("-C", staff, "add", "-A");
    git("-C", staff, "commit", "--quiet", "-m", words);
    git("-C", staff, "push", "--quiet", "origin", "HEAD:main");
  };
  save("le début");
  git("clone", "--quiet", "depot.git", "contenu");

  const chat = await startChatDouble();
  const settings = {
    CONTENT_DIR: join(folder, "contenu"),
    BUILD_DIR: join(folder, "build"),
    DATA_DIR: join(folder, "suivi"),
    ALERT_WEBHOOK: chat.address,
    PUBLIC_URL: "https://exemple.fr",
    SITE_ENV: "",
  };
  const follower = spawn(process.execPath, ["cli/publish.ts", "--suivre"], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void follower.kill("SIGKILL"));
  let said = "";
  for (const stream of [follower.stdout, follower.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  const until = (test: () => boolean | Promise<boolean>) =>
    expect.poll(test, { timeout: PROMISE, interval: 100 }).toBe(true);
  await until(() => existsSync(join(folder, "build/client/index.html")));
  const server = await spawnServer(folder, { PUBLIC_URL: "https://exemple.fr" });
  onTestFinished(async () => void (await server.end("SIGTERM")));
  const titles = async () => (await fetch(`${server.url}/affiches.json`)).text();

  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const background = { r: 10 + round * 60, g: 40, b: 90 };
    const poster = sharp({ create: { width: 1200, height: 1600, channels: 3, background } });
    await poster.webp().toFile(join(staff, `affiches/nouvelle-${round}.webp`));
    writeFileSync(
      join(staff, `affiches/nouvelle-${round}.yaml`),
      `titre: Nouvelle ${round}\nimage: nouvelle-${round}.webp\n`,
    );
    // Somewhere between two looks, as a person would.
    await new Promise((done) => setTimeout(done, Math.random() * 10_000));
    const started = performance.now();
    save(`une affiche ${round}`);
    await until(async () => (await titles()).includes(`Nouvelle ${round}`));
    waits.push(performance.now() - started);
  }

  const before = await titles();
  writeFileSync(join(staff, "affiches/fautive.yaml"), "titre: Fautive\nimage: absente.webp\n");
  save("une faute");
  await until(() => chat.shown.length === 1);
  expect(chat.shown[0]?.content).toContain("n’a pas été publié");
  expect(chat.shown[0]?.content).toContain("absente.webp");
  expect(await titles()).toBe(before);
  rmSync(join(staff, "affiches/fautive.yaml"));
  save("réparé");
  await until(() => chat.shown.length === 2);

  const second = spawnSync(process.execPath, ["cli/publish.ts"], {
    env: { ...process.env, ...settings },
    encoding: "utf8",
  });
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining("suit déjà ce contenu")]);

  follower.kill("SIGTERM");
  const [code] = await once(follower, "close");
  expect([code, said]).toEqual([0, expect.stringContaining("En ligne")]);
  expect(readdirSync(join(folder, "build")).filter((name) => name.startsWith("."))).toEqual([".lock"]);
  expect(readFileSync(join(folder, "suivi/publication.json"), "utf8")).toContain('"ok":true');
  figure(
    `affiche enregistrée dans le dépôt du contenu → publique, ${ROUNDS} fois (regardé toutes les 30 s)`,
    waits.map(ms).join(", "),
    "120 s",
  );
  expect(Math.max(...waits)).toBeLessThan(PROMISE);
});
