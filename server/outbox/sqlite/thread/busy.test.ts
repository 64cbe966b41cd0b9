import { randomUUID } from "node:crypto";
import type { Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { holdDatabase } from "#server/testing/doubles/database-holder.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { openTestStore } from "#server/testing/store-scene.ts";
import { databasePath } from "../sqlite.ts";

async function health(url: string): Promise<string> {
  return (await fetch(`${url}/api/sante`)).text();
}

describe("pendant qu’un autre programme occupe la base", () => {
  it("les pages et la santé répondent sans l’attendre, un envoi est refusé par 503, et renvoyé il est gardé une fois", async () => {
    const server = await startTestServer();
    const letGo = await holdDatabase(databasePath(server.dataDir));
    const form = { request_id: randomUUID() };
    let answered = false;
    const post = postForm(server.url, contactForm(form)).finally(() => (answered = true));
    for (const path of ["/affiche", "/api/v1.0/form-token", "/api/sante"])
      expect((await fetch(server.url + path)).status).toBe(200);
    expect(answered).toBe(false);
    const refusal = await post;
    expect([refusal.status, refusal.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(await health(server.url)).toContain("Un autre programme occupe la base");
    await letGo();
    expect((await postForm(server.url, contactForm(form))).status).toBe(200);
    expect(await health(server.url)).toContain('"etat":"ok"');
    expect(server.saidSince()).toEqual([
      expect.stringContaining("Un autre programme occupe la base"),
      "Les messages sont de nouveau gardés.",
    ]);
    expect(await (await openTestStore(server.dataDir)).list()).toHaveLength(1);
  });

  it("un envoi attend un peu : libérée à temps, elle le garde", async () => {
    const server = await startTestServer();
    const letGo = await holdDatabase(databasePath(server.dataDir));
    const post = postForm(server.url);
    expect((await fetch(`${server.url}/affiche`)).status).toBe(200);
    await letGo();
    expect((await post).status).toBe(200);
  });
});

it("un fil de la base qui meurt est dit et relancé : l’envoi qu’il tenait est refusé, les suivants sont gardés", async () => {
  const threads: Worker[] = [];
  const note = (worker: Worker) => threads.push(worker);
  process.on("worker", note);
  const server = await startTestServer();
  const letGo = await holdDatabase(databasePath(server.dataDir));
  const post = postForm(server.url);
  expect((await fetch(`${server.url}/affiche`)).status).toBe(200);
  await threads.at(-1)?.terminate();
  expect((await post).status).toBe(503);
  expect(server.said.at(-1)).toContain("le site le relance");
  process.off("worker", note);
  await letGo();
  await expect.poll(async () => (await postForm(server.url)).status, { timeout: 20_000 }).toBe(200);
  expect(await health(server.url)).toContain('"etat":"ok"');
});
