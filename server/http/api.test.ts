import { describe, expect, it } from "vitest";
import { API_ROUTES, SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import { contactForm } from "#server/testing/requests/contact-form.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { createApi } from "#server/api/api.ts";

describe("une erreur que personne n’a prévue", () => {
  it("est un 500 avec un numéro, en français, et la requête suivante est servie", async () => {
    let broken = true;
    const seen: unknown[] = [];
    const limit = {
      async count() {
        if (broken) throw new Error("fault hook");
        return async () => undefined;
      },
    };
    const app = createApi({
      contact: {
        store: { keep: () => Promise.reject(new Error("unused")), repeatOf: async () => undefined },
        limits: { clear: limit, doubtful: limit, trapped: limit },
        tokenSecret: () => Buffer.from("x"),
        publicUrl: undefined,
        ids: () => ({ serviceId: "", templateId: "", publicKey: "" }),
        mailDomain: "example.org",
        bounded: false,
        now: Date.now,
        onKept: () => {},
      },
      groupsOf: () => [],
      numberOf: (_: Request, { outgoing }: { outgoing: { number: string } }) => outgoing.number,
      health: async () => ({ etat: "ok", raisons: [], build: "x" }),
      ready: async () => ({ pret: true, raisons: [] }),
      headers: [],
      onReport: () => {},
      onUnforeseen: (error, request) => seen.push([error, request]),
    });
    const bindings = { outgoing: { number: "4711" } };
    const send = () => app.request(SEND_FORM_PATH, { method: "POST", body: contactForm() }, bindings);
    const failed = await send();
    expect([failed.status, await failed.text()]).toEqual([500, expect.stringContaining("n°\u00a04711")]);
    expect(seen).toEqual([[expect.any(Error), "4711"]]);
    broken = false;
    expect((await send()).status).toBe(500);
    expect((await app.request("/api/sante")).status).toBe(200);
  });
});

it("rien de ce que répond l’API ne se garde, ne s’exécute ni ne se devine, refus compris", async () => {
  const { url } = await startTestServer();
  for (const { path } of API_ROUTES)
    for (const method of ["GET", "POST", "DELETE"]) {
      const { headers } = await fetch(url + path, { method });
      expect([path, method, headers.get("cache-control"), headers.get("x-content-type-options")]).toEqual([
        path,
        method,
        "no-store",
        "nosniff",
      ]);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    }
});
