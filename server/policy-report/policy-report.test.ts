import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { POLICY_REPORT_PATH } from "#http-policy/api-routes.ts";
import { createReportReader } from "./policy-report.ts";
import { clientOf, makeBuild } from "#server/testing/servers/make-build.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";

const old = (directive: string, uri: string) =>
  Buffer.from(
    JSON.stringify({
      "csp-report": {
        "effective-directive": directive,
        "blocked-uri": uri,
        "document-uri": "https://x/affiche?q=secret",
      },
    }),
  );

describe("un rapport de la politique du navigateur", () => {
  it("est demandé sur les pages, et noté sans page ni visiteur", async () => {
    const server = await startTestServer();
    const page = await fetch(`${server.url}/affiche`);
    expect(page.headers.get("content-security-policy")).toContain(`report-uri ${POLICY_REPORT_PATH}`);
    const answer = await fetch(server.url + POLICY_REPORT_PATH, {
      method: "POST",
      body: old("img-src", "https://autre.example/pixel?moi"),
      headers: { "content-type": "application/csp-report" },
    });
    expect(answer.status).toBe(204);
    await server.stop();
    const name =
      readdirSync(join(server.dataDir, "journal")).find((page) => page.startsWith("incidents-")) ?? "";
    const journal = readFileSync(join(server.dataDir, "journal", name), "utf8");
    expect(journal).toContain("img-src https://autre.example");
    expect(journal).not.toMatch(/secret|pixel|moi/);
  });

  it("est demandé aussi au service worker, qui vit sous sa propre politique", async () => {
    const buildDir = await makeBuild();
    writeFileSync(join(clientOf(buildDir), "service-worker.js"), "");
    const { url } = await startTestServer({}, { buildDir });
    const policy = (await fetch(`${url}/service-worker.js`)).headers.get("content-security-policy");
    expect(policy).toMatch(/connect-src 'self'.*report-uri/);
  });

  it("est lu 30 fois par heure au plus, et jamais cru", () => {
    const noted: string[] = [];
    const read = createReportReader((line) => noted.push(line));
    read(old("script-src-elem", "inline"), 0);
    for (const body of ["", "{", "[]", "null", '{"csp-report":1}', '[{"type":"autre"}]'])
      read(Buffer.from(body), 0);
    read(old("\u001b[31m", "javascript:alert(1)"), 0);
    for (let index = 0; index < 100; index++) read(old("img-src", "data"), 1);
    expect(noted.slice(0, 3)).toEqual(["script-src-elem inline", "inconnue null", "img-src data"]);
    expect(noted).toHaveLength(30);
    read(old("img-src", "data"), 3_700_000);
    expect(noted).toHaveLength(31);
  });
});
