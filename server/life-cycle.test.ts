import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, openSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { DataInUse, DataSilent, lockData, seeAnswering } from "./data-lock.ts";
import { releaseFolder } from "./read-build.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { startMailServer } from "#server/testing/doubles/mail-server.ts";
import { addTestRelease, makeBuild, putOnline, TEST_BUILD } from "#server/testing/servers/make-build.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { openTestStore } from "#server/testing/store-scene.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";

async function kept(folder: string): Promise<number> {
  const store = await openTestStore(join(folder, "var"));
  return (await store.list()).length;
}

describe("SIGTERM", () => {
  it("finit ce qui est en cours et sort avec 0, sans rien perdre de ce qui fut acquitté", async () => {
    const folder = await makeWorkFolder();
    const server = await spawnServer(folder);
    const posts = Array.from({ length: 100 }, () =>
      postForm(server.url).then(
        ({ status }) => status,
        () => 0,
      ),
    );
    await Promise.race(posts);
    const code = await server.end("SIGTERM");
    const answers = await Promise.all(posts);
    const acknowledged = answers.filter((status) => status === 200).length;
    expect(code).toBe(0);
    expect(acknowledged).toBeGreaterThan(0);
    expect(await kept(folder)).toBeGreaterThanOrEqual(acknowledged);
    expect(answers.filter((status) => status >= 500)).toEqual([]);
  });
});

describe("un terminal que personne ne lit plus", () => {
  it("n’arrête ni le site, ni ce qu’il garde, ni son arrêt", async () => {
    const folder = await makeWorkFolder();
    const server = await spawnServer(folder);
    server.child.stdout?.destroy();
    server.child.stderr?.destroy();
    expect((await postForm(server.url)).status).toBe(200);
    // What happens to the database is told to the terminal that is no longer there.
    rmSync(join(folder, "var/contact.sqlite"));
    expect((await postForm(server.url)).status).toBe(200);
    expect((await fetch(server.url)).status).toBe(200);
    expect(await server.end("SIGTERM")).toBe(0);
  });
});

describe("une adresse publique changée dans les réglages", () => {
  it("que les pages ne portent pas encore est dite au départ, avec la commande qui les refait", async () => {
    const buildDir = await makeBuild();
    const about = {
      stamp: "essai",
      publicUrl: "https://ancienne.example",
      madeAt: "2026-11-22T10:00:00.000Z",
    };
    await writeFile(join(releaseFolder(buildDir, TEST_BUILD.build), "release.json"), JSON.stringify(about));
    const moved = await startTestServer({ PUBLIC_URL: "https://nouvelle.example" }, { buildDir });
    expect(moved.said[0]).toMatch(/pages portent encore https:\/\/ancienne\.example.*npm run build/);
    const same = await startTestServer({ PUBLIC_URL: "https://ancienne.example" }, { buildDir });
    expect(same.said[0]).not.toContain("portent encore");
  });
});

describe("un dossier de données enlevé sous le site qui tourne", () => {
  it("n’est pas à prendre par un second serveur", async () => {
    const folder = await makeWorkFolder();
    const server = await spawnServer(folder);
    const dataDir = join(folder, "var");
    // The site writes there as it begins.
    rmSync(dataDir, { recursive: true, maxRetries: 5 });
    expect((await postForm(server.url)).status).toBe(200);
    const taken = () => {
      try {
        lockData(dataDir).release();
        return false;
      } catch (error) {
        return error instanceof DataInUse;
      }
    };
    await expect.poll(taken, { timeout: 20_000 }).toBe(true);
    await server.end("SIGTERM");
  });
});

describe("kill -9", () => {
  it("laisse un dossier que le serveur suivant reprend aussitôt, avec chaque message acquitté", async () => {
    const folder = await makeWorkFolder();
    const first = await spawnServer(folder);
    for (let sent = 0; sent < 5; sent++) expect((await postForm(first.url)).status).toBe(200);
    expect(await first.end("SIGKILL")).toBeNull();
    const second = await spawnServer(folder);
    expect(await kept(folder)).toBe(5);
    await second.end("SIGTERM");
  });
});

describe("kill -9 entre le « oui » du serveur d’e-mail et notre note", () => {
  it("mène au même e-mail sous le même Message-ID, et pas une troisième fois", async () => {
    const folder = await makeWorkFolder();
    const never = new Promise<void>(() => {});
    const mails = await startMailServer({ hold: never });
    onTestFinished(() => mails.close());
    const settings = { SMTP_URL: `smtp://127.0.0.1:${mails.port}`, CONTACT_TO: "equipe@example.org" };
    const first = await spawnServer(folder, settings);
    expect((await postForm(first.url)).status).toBe(200);
    await expect.poll(() => mails.taken.length, { timeout: 10_000 }).toBe(1);
    await first.end("SIGKILL");
    delete mails.script.hold;
    const second = await spawnServer(folder, settings);
    await expect.poll(() => mails.taken.length, { timeout: 10_000 }).toBe(2);
    await second.end("SIGTERM");
    expect(new Set(mails.taken.map(({ mail }) => mail.messageId)).size).toBe(1);
    const store = await openTestStore(join(folder, "var"));
    expect((await store.list()).map(({ state }) => state)).toEqual(["sent"]);
  });
});

describe("une erreur hors de toute requête", () => {
  it.each(["throw new Error('oups')", "Promise.reject(new Error('oups'))"])(
    "est dite, et le site continue (%s)",
    async (fault) => {
      const hook = `data:text/javascript,process.once('SIGUSR2', () => { ${fault} })`;
      const server = await spawnServer(await makeWorkFolder(), { NODE_OPTIONS: `--import="${hook}"` });
      server.child.kill("SIGUSR2");
      await expect.poll(server.said, { timeout: 10_000 }).toContain("Erreur imprévue, le site continue.");
      expect((await postForm(server.url)).status).toBe(200);
      expect(await server.end("SIGTERM")).toBe(0);
    },
  );
});

describe("un démarrage qui ne peut pas réussir", () => {
  const run = (folder: string, variables: Record<string, string>) =>
    spawnSync(process.execPath, [resolve("server/main.ts")], {
      cwd: folder,
      env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"], ...variables },
      encoding: "utf8",
    });

  it("dit le mauvais réglage en français et sort avec 1", async () => {
    expect(run(await makeWorkFolder(), { PORT: "abc" })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("PORT"),
    });
  });

  it("dit que le site n’est pas construit", async () => {
    expect(run(await mkdtemp(join(tmpdir(), "vide-")), {})).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("npm run build"),
    });
  });

  it("dit que le port est pris", async () => {
    const squatter = createServer().listen(0, "127.0.0.1");
    await once(squatter, "listening");
    const address = squatter.address();
    const port = typeof address === "object" ? address?.port : 0;
    expect(run(await makeWorkFolder(), { PORT: String(port) })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("déjà pris"),
    });
    squatter.close();
  });

  it("dit que cette machine n’a pas cette adresse", async () => {
    expect(run(await makeWorkFolder(), { PORT: "0", HOST: "203.0.113.5" })).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^HOST.*127\.0\.0\.1/),
    });
  });

  it("dit qu’un autre serveur tient les données", async () => {
    const folder = await makeWorkFolder();
    const server = await spawnServer(folder);
    expect(run(folder, { PORT: "0" })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("Un autre serveur"),
    });
    await server.end("SIGTERM");
  });
});

describe("un dossier de données dont le disque ne répond pas", () => {
  it("est dit au départ, avec quoi faire, au lieu de tout retenir sans un mot", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-muet-"));
    // Nobody is at the other end of a pipe: to open it waits, as it does for a network disk that is gone.
    const lock = join(dataDir, "serveur.verrou");
    expect(spawnSync("mkfifo", [lock]).status).toBe(0);
    await expect(seeAnswering(dataDir, 50)).rejects.toThrow(DataSilent);
    await expect(seeAnswering(dataDir, 50)).rejects.toThrow(/site-muet.*DATA_DIR.*ne répond pas.*montez/);
    closeSync(openSync(lock, constants.O_RDWR | constants.O_NONBLOCK));
  });

  it("laisse partir le site s’il répond, fût-ce par un refus : les pages n’en dépendent pas", async () => {
    const there = await mkdtemp(join(tmpdir(), "site-data-"));
    for (const dataDir of [there, "/dev/null/absent"])
      await expect(seeAnswering(dataDir)).resolves.toBeUndefined();
  });
});

describe("une nouvelle version du site", () => {
  it("est servie sans redémarrage ; une version cassée ne change rien", async () => {
    const buildDir = await makeBuild();
    const server = await startTestServer({ METRICS_PORT: "0" }, { buildDir });
    await putOnline(buildDir, { current: "absente", line: ["essai-1", "absente"] });
    await expect.poll(() => server.said.join("\n")).toContain("ne peut pas être servie");
    expect((await fetch(`${server.url}/affiche`)).status).toBe(200);
    await addTestRelease(buildDir, { ...TEST_BUILD, build: "essai-2", roster: [] });
    await putOnline(buildDir, { current: "essai-2", line: ["essai-1", "essai-2"] });
    await expect
      .poll(async () => (await fetch(`${server.url}/streamers_cache.json`)).json(), { timeout: 8000 })
      .toMatchObject({ streamers: [] });
    expect(await (await fetch(`${server.url}/api/sante`)).json()).toMatchObject({
      etat: "ok",
      raisons: [],
      build: "essai-2",
    });
    expect(await (await fetch(server.metricsUrl ?? "")).text()).toMatch(/^site_reloads_total 1$/m);
  });
});

describe("ce qu’un visiteur a écrit", () => {
  it("n’est dans aucun journal ni aucune réponse", async () => {
    const marker = "MARQUE-4711";
    const server = await startTestServer();
    await postForm(
      server.url,
      contactForm({ message: marker, name: marker, subject: marker, email: `${marker}@example.fr` }),
    );
    const answers = await Promise.all(
      ["/", `/${marker}`, `/affiche?q=${marker}`, "/api/sante", "/contact.sqlite", "/var/contact.sqlite"].map(
        async (path) => (await fetch(server.url + path)).text(),
      ),
    );
    await server.stop();
    const journals = readdirSync(join(server.dataDir, "journal")).map((name) =>
      readFileSync(join(server.dataDir, "journal", name), "utf8"),
    );
    expect(journals.join("")).toContain('"status":200');
    expect([...answers, ...journals, ...server.said].join("\n")).not.toContain(marker);
    expect(journals.join("")).not.toContain("127.0.0.1");
  });
});
