import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FORM_TOKEN_PATH } from "#http-policy/api-routes.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";

/** The lines of one journal of a data folder. */
function journal(dataDir: string, name: "acces" | "incidents"): Record<string, unknown>[] {
  const folder = join(dataDir, "journal");
  return readdirSync(folder)
    .filter((page) => page.startsWith(`${name}-`))
    .flatMap((page) => readFileSync(join(folder, page), "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line));
}

describe("le numéro d’une requête", () => {
  it("accompagne chaque réponse, ne se répète pas, et se retrouve dans le journal", async () => {
    const server = await startTestServer();
    const answers = [
      ...["/", "/introuvable", "/arc/", "/affiches.json", "/streamers_cache.json", "/api/sante"].map((path) =>
        fetch(server.url + path, { redirect: "manual", headers: { "x-request-id": "celui-du-visiteur" } }),
      ),
      fetch(`${server.url}/import/affiches/votez-vargas.png`, { headers: { range: "bytes=1-2" } }),
      fetch(`${server.url}/`, { method: "DELETE" }),
      postForm(server.url),
      postForm(server.url, contactForm({ message: "" })),
    ];
    const numbers = (await Promise.all(answers)).map(({ headers }) => headers.get("x-request-id") ?? "");
    await server.stop();
    expect(new Set(numbers).size).toBe(answers.length);
    expect(numbers.filter((number) => !/^[0-9a-f]{12}$/.test(number))).toEqual([]);
    const noted = journal(server.dataDir, "acces").map(({ request }) => request);
    expect(noted).toHaveLength(numbers.length);
    expect(new Set(noted)).toEqual(new Set(numbers));
  });
});

/** Breaks what a page and what the form's token are made with, in a server that runs. */
const FAULTS = `
  import crypto from "node:crypto";
  import { syncBuiltinESMExports } from "node:module";
  crypto.createHmac = () => { throw new Error("panne d’essai") };
  syncBuiltinESMExports();
  const { get } = Map.prototype;
  Map.prototype.get = function (key) {
    if (key === "/affiche") throw new Error("panne d’essai");
    return get.call(this, key);
  };`;

describe("une erreur que personne n’a prévue, page ou API", () => {
  it.each(["/affiche", FORM_TOKEN_PATH])(
    "montre le numéro sous lequel le journal la garde : %s",
    async (path) => {
      const folder = await makeWorkFolder();
      const hook = `data:text/javascript,${encodeURIComponent(FAULTS)}`;
      const server = await spawnServer(folder, { NODE_OPTIONS: `--import=${hook}` });
      const answer = await fetch(server.url + path);
      const number = answer.headers.get("x-request-id") ?? "";
      expect([answer.status, await answer.text()]).toEqual([
        500,
        expect.stringContaining(`n°\u00a0${number}`),
      ]);
      expect((await fetch(`${server.url}/`)).status).toBe(200);
      expect(await server.end("SIGTERM")).toBe(0);
      const dataDir = join(folder, "var");
      expect(journal(dataDir, "incidents")).toMatchObject([
        { request: number, detail: expect.stringContaining("panne d’essai") },
      ]);
      expect(journal(dataDir, "acces")).toContainEqual(
        expect.objectContaining({ request: number, status: 500 }),
      );
    },
  );
});
