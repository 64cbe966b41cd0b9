import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { contentFolder, SITE, temporaryFolder } from "#reader/fixtures/content-folder.ts";
import { deadLinks, watchLinks } from "./watch-links.ts";

const DAY = 24 * 60 * 60_000;

/** A watch over links that lead nowhere as told (doublure of the network); what it said and whom it alerted. */
async function watching(dead: () => Promise<readonly string[] | undefined>, dataDir?: string) {
  const folder = dataDir ?? (await temporaryFolder());
  const said: string[] = [];
  const alerts: string[] = [];
  let tried = 0;
  const look = watchLinks({
    deadLinks: () => (tried++, dead()),
    alert: (text) => Promise.resolve(void alerts.push(text)),
    say: (text) => void said.push(text),
    dataDir: folder,
  });
  return { look, said, alerts, tried: () => tried, folder };
}

test("les liens sont essayés une fois par mois, quel que soit le nombre de regards et de redémarrages ; la personne est prévenue de ceux qui sont morts, chaque mois", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { look, alerts, tried, folder } = await watching(() => Promise.resolve(["« Tirelire » : disparue."]));
  await look();
  await look();
  expect(tried()).toBe(1);
  expect(alerts).toEqual([
    "les liens du contenu ont été essayés. À corriger (« npm run content -- check --liens » dit à quelle ligne) :\n– « Tirelire » : disparue.",
  ]);
  const restarted = await watching(() => Promise.resolve([]), folder);
  vi.setSystemTime(Date.now() + 29 * DAY);
  await restarted.look();
  expect(restarted.tried()).toBe(0);
  vi.setSystemTime(Date.now() + 2 * DAY);
  await restarted.look();
  await restarted.look();
  expect(restarted.tried()).toBe(1);
  expect(restarted.alerts).toEqual([]);
  expect(restarted.said).toEqual(["Les liens du contenu ont été essayés : rien à corriger."]);
  vi.useRealTimers();
});

test("de beaucoup de liens morts, l’alerte en nomme cinq et dit combien", async () => {
  const { look, alerts } = await watching(() =>
    Promise.resolve(Array.from({ length: 9 }, (_, index) => `lien ${index}`)),
  );
  await look();
  expect(alerts[0]?.split("\n").slice(1)).toEqual([
    "– lien 0",
    "– lien 1",
    "– lien 2",
    "– lien 3",
    "– lien 4",
    "… et 4 autres",
  ]);
});

test("une vérification qui n’aboutit pas se dit au terminal, n’arrête rien, et ne recommence pas à chaque regard ; arrêtée en route, elle est refaite", async () => {
  const failing = await watching(() => Promise.reject(new Error("plus de mémoire")));
  await failing.look();
  await failing.look();
  expect(failing.tried()).toBe(1);
  expect(failing.said[0]).toContain("plus de mémoire");
  expect(failing.alerts).toEqual([]);

  const stopped = await watching(() => Promise.resolve(undefined));
  await stopped.look();
  expect(stopped.said).toEqual([]);
  const again = await watching(() => Promise.resolve([]), stopped.folder);
  await again.look();
  expect(again.tried()).toBe(1);
  expect(JSON.parse(await readFile(join(stopped.folder, "liens.json"), "utf8"))).toEqual({
    at: expect.any(Number),
  });
});

test("la vraie vérification, dans son propre processus, dit ce qu’elle trouve ; arrêtée, elle ne dit rien", async () => {
  // No name of these leads anywhere, on any machine: as without a network.
  vi.stubEnv(
    "CONTENT_DIR",
    await contentFolder({ "site.yaml": SITE.replaceAll("example.org", "rien.invalid") }),
  );
  vi.stubEnv("MEDIA_CACHE", join(await temporaryFolder(), "images"));
  expect(await deadLinks(new AbortController().signal)).toEqual([
    "Aucun des 4 liens n’a répondu\u00a0: rien n’en est dit.",
  ]);

  const stop = new AbortController();
  const cut = deadLinks(stop.signal);
  stop.abort();
  expect(await cut).toBeUndefined();

  vi.stubEnv("CONTENT_DIR", await contentFolder({ "site.yaml": "nom: x\n" }));
  expect((await deadLinks(new AbortController().signal))?.length).toBeGreaterThan(0);
  vi.unstubAllEnvs();
});
