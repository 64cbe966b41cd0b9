import { describe, expect, it } from "vitest";
import { postForm } from "#server/testing/requests/contact-form.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { askedOnce, readinessOf } from "#server/api/health.ts";

async function ask(url: string, path: string): Promise<[number, unknown]> {
  const answer = await fetch(url + path);
  return [answer.status, await answer.json()];
}

describe("un site qui va bien", () => {
  it("dit qu’il vit et qu’il est prêt, sans que rien ne le mette en cache", async () => {
    const { url } = await startTestServer();
    expect(await ask(url, "/api/vivant")).toEqual([200, { vivant: true }]);
    expect(await ask(url, "/api/pret")).toEqual([200, { pret: true, raisons: [] }]);
    expect((await fetch(`${url}/api/pret`)).headers.get("cache-control")).toBe("no-store");
  });
});

describe("un disque presque plein", () => {
  it("laisse le site vivant et les pages servies, mais il n’est plus prêt, et dit pourquoi", async () => {
    const { url } = await startTestServer({}, { freeSpaceFloor: Number.MAX_SAFE_INTEGER });
    expect((await postForm(url)).status).toBe(503);
    expect(await ask(url, "/api/vivant")).toEqual([200, { vivant: true }]);
    expect(await ask(url, "/api/pret")).toEqual([
      503,
      { pret: false, raisons: [expect.stringContaining("presque plein")] },
    ]);
    expect((await fetch(`${url}/affiche`)).status).toBe(200);
  });
});

describe("un serveur d’e-mail qui ne répond pas", () => {
  it("dégrade le site sans l’empêcher d’être prêt : les messages sont gardés", async () => {
    const { url } = await startTestServer({
      SMTP_URL: "smtp://127.0.0.1:1",
      CONTACT_TO: "equipe@example.org",
    });
    expect((await postForm(url)).status).toBe(200);
    await expect.poll(async () => (await ask(url, "/api/sante"))[1]).toMatchObject({ etat: "degrade" });
    expect(await ask(url, "/api/pret")).toEqual([200, { pret: true, raisons: [] }]);
  });
});

describe("une partie qui se tait", () => {
  it("n’empêche pas de répondre : son silence est la raison", async () => {
    const silent = () => new Promise<undefined>(() => {});
    expect(await readinessOf(silent)).toEqual({
      pret: false,
      raisons: [expect.stringContaining("ne dit plus")],
    });
  });
});

describe("mille moniteurs à la fois", () => {
  it("ne posent qu’une question à la base, et la suivante est neuve", async () => {
    let questions = 0;
    const ready = askedOnce(() => readinessOf(async () => `question ${++questions}`));
    const answers = await Promise.all(Array.from({ length: 1000 }, ready));
    expect(new Set(answers.map(({ raisons }) => raisons.join()))).toEqual(new Set(["question 1"]));
    expect((await ready()).raisons).toEqual(["question 2"]);
  });
});
