import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { databasePath } from "#server/outbox/sqlite/sqlite.ts";
import { holdDatabase } from "#server/testing/doubles/database-holder.ts";
import { startMailServer } from "#server/testing/doubles/mail-server.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { openTestStore } from "#server/testing/store-scene.ts";
import { figure, ms, quantile } from "../figures/figure.ts";

const HELD = 60_000;

/** Asks one path after the other until told to stop. @returns the times to the whole answers */
async function askUntil(signal: AbortSignal, url: string, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted)
    for (const path of paths) {
      const start = performance.now();
      const answer = await fetch(url + path);
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
      times.push(performance.now() - start);
      await wait(5);
    }
  return times;
}

it("sert pages et santé pendant qu’un autre programme occupe la base une minute, et ne perd ni ne double aucun envoi", async () => {
  const mail = await startMailServer({}, {}, 0);
  onTestFinished(() => mail.close());
  const folder = await makeWorkFolder();
  const dataDir = join(folder, "var");
  const server = await spawnServer(folder, {
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    CONTACT_TO: "equipe@example.org",
  });
  onTestFinished(() => void server.end("SIGTERM"));
  for (let sent = 0; sent < 3; sent++)
    expect((await postForm(server.url, contactForm({ message: randomUUID() }))).status).toBe(200);

  const letGo = await holdDatabase(databasePath(dataDir));
  const over = new AbortController();
  const asked = Promise.all([
    askUntil(over.signal, server.url, ["/", "/affiche"]),
    askUntil(over.signal, server.url, ["/api/sante", "/api/v1.0/form-token"]),
  ]);
  const ids = Array.from({ length: 60 }, () => randomUUID());
  const form = (id: string) => contactForm({ request_id: id, message: id });
  const waits: number[] = [];
  const start = performance.now();
  const posts = ids.map(async (id, index) => {
    await wait((index * (HELD - 5000)) / ids.length);
    const since = performance.now();
    const { status } = await postForm(server.url, form(id));
    waits.push(performance.now() - since);
    return status;
  });
  const statuses = await Promise.all(posts);
  await wait(Math.max(0, HELD - (performance.now() - start)));
  await letGo();
  over.abort();
  const [pages, api] = await asked;
  expect(new Set(statuses)).toEqual(new Set([503]));
  for (const id of ids) expect((await postForm(server.url, form(id))).status).toBe(200);
  const kept = (await (await openTestStore(dataDir)).list()).map(({ message }) => message);

  figure(
    "base occupée 60 s : page la plus lente, et la santé",
    `${ms(quantile(pages, 1))} de ${pages.length}, ${ms(quantile(api, 1))}`,
    "300 ms",
  );
  figure(
    "envois pendant ce temps : refusés par 503 (le plus tard après), puis renvoyés, gardés",
    `${statuses.length} (${ms(quantile(waits, 1))}), ${kept.length - 3}`,
    "tous, 5 s, une fois chacun",
  );
  expect(kept.toSorted()).toEqual([...new Set(kept)].toSorted());
  expect(kept.length).toBe(ids.length + 3);
  expect(quantile(pages, 1)).toBeLessThan(300);
});
