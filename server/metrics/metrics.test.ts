import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { HIDDEN_FIELDS } from "#schemas/contact-message.ts";
import { startMailServer } from "#server/testing/doubles/mail-server.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { rawExchange } from "#server/testing/requests/raw-exchange.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";

const TOKEN = "un-mot-assez-long-pour-un-essai";

/** Reads the figures of a server: each line by its name and labels. */
async function read(url = "", headers: Record<string, string> = {}): Promise<Map<string, number>> {
  const text = await (await fetch(url, { headers })).text();
  return new Map(
    text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );
}

describe("les chiffres", () => {
  it("comptent chaque réponse par sorte, les refus, la version servie et l’état du site", async () => {
    const { url, metricsUrl } = await startTestServer({ METRICS_PORT: "0", CONTACT_LIMIT_PER_IP: "1" });
    await fetch(`${url}/`);
    await fetch(`${url}/affiche`);
    await fetch(`${url}/import/affiches/votez-vargas.png`).then((answer) => answer.arrayBuffer());
    await fetch(`${url}/streamers_cache.json`);
    await fetch(`${url}/rien`);
    await postForm(url);
    expect((await postForm(url)).status).toBe(429);
    await rawExchange(url, "PAS DU HTTP\r\n\r\n");
    await expect
      .poll(async () => Object.fromEntries(await read(metricsUrl)))
      .toMatchObject({
        'site_http_requests_total{kind="page",code="2xx"}': 2,
        'site_http_requests_total{kind="import",code="2xx"}': 1,
        'site_http_requests_total{kind="streamers",code="2xx"}': 1,
        'site_http_requests_total{kind="missing",code="4xx"}': 1,
        'site_http_requests_total{kind="api",code="2xx"}': 1,
        'site_http_requests_total{kind="api",code="4xx"}': 1,
        'site_http_refusals_total{status="429"}': 1,
        'site_http_refusals_total{status="400"}': 1,
        'site_http_request_duration_seconds_count{kind="page"}': 2,
        'site_release_info{build="essai-1"}': 1,
        site_ready: 1,
        site_degraded: 0,
        site_journal_lost_lines_total: 0,
        process_resident_memory_bytes: expect.toSatisfy((bytes: number) => bytes > 20e6),
        nodejs_eventloop_lag_p99_seconds: expect.toSatisfy((seconds: number) => seconds >= 0 && seconds < 60),
      });
  });

  it("sont écrits dans le format que les outils lisent : type, sens, cases qui se cumulent", async () => {
    const { url, metricsUrl = "" } = await startTestServer({ METRICS_PORT: "0" });
    await fetch(`${url}/`);
    const answer = await fetch(metricsUrl);
    expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const lines = (await answer.text()).trimEnd().split("\n");
    const odd = lines.filter(
      (line) =>
        !/^# (HELP [a-z_0-9]+ .+|TYPE [a-z_0-9]+ (counter|gauge|histogram))$/.test(line) &&
        !/^[a-z_0-9]+(\{[a-z]+="[^"\\\n]*"(,[a-z]+="[^"\\\n]*")*\})? -?[0-9.e+-]+$/.test(line),
    );
    expect(odd).toEqual([]);
    const buckets = [...(await read(metricsUrl))].filter(([name]) =>
      name.startsWith('site_http_request_duration_seconds_bucket{kind="page"'),
    );
    const counts = buckets.map(([, count]) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(buckets.at(-1)).toEqual(['site_http_request_duration_seconds_bucket{kind="page",le="+Inf"}', 1]);
  });

  it("disent la file par état, son plus ancien, et quand le dernier e-mail est parti", async () => {
    const mails = await startMailServer();
    onTestFinished(() => mails.close());
    const { url, metricsUrl } = await startTestServer(
      { METRICS_PORT: "0", SMTP_URL: `smtp://127.0.0.1:${mails.port}`, CONTACT_TO: "equipe@example.org" },
      { countEvery: 100 },
    );
    const since = Date.now() / 1000;
    expect((await postForm(url)).status).toBe(200);
    await expect.poll(() => mails.taken.length, { timeout: 10_000 }).toBe(1);
    const near = expect.toSatisfy((at: number) => at >= since - 1 && at < since + 60);
    await expect
      .poll(async () => Object.fromEntries(await read(metricsUrl)), { timeout: 10_000 })
      .toMatchObject({
        'site_last_success_seconds{service="mail"}': near,
        'site_messages{state="waiting"}': 0,
      });
    expect(
      (await postForm(url, contactForm({ [HIDDEN_FIELDS.honeypot]: "http://piege.example" }))).status,
    ).toBe(200);
    await expect
      .poll(async () => Object.fromEntries(await read(metricsUrl)), { timeout: 10_000 })
      .toMatchObject({
        'site_messages{state="quarantine"}': 1,
        'site_messages_oldest_seconds{state="quarantine"}': near,
      });
  });

  it("disent un site qui n’est plus prêt", async () => {
    const server = await startTestServer({ METRICS_PORT: "0" }, { freeSpaceFloor: Number.MAX_SAFE_INTEGER });
    expect(Object.fromEntries(await read(server.metricsUrl))).toMatchObject({
      site_ready: 0,
      site_degraded: 1,
    });
  });
});

describe("la porte des chiffres", () => {
  it("n’est pas celle des visiteurs : le site lui-même n’en montre rien, d’où que l’on vienne", async () => {
    const { url, metricsUrl } = await startTestServer({ METRICS_PORT: "0", TRUSTED_PROXIES: "127.0.0.1" });
    expect(new URL(metricsUrl ?? "").port).not.toBe(new URL(url).port);
    for (const path of ["/metrics", "/api/metrics"]) expect((await fetch(url + path)).status).toBe(404);
  });

  it("reste fermée sans METRICS_PORT", async () => {
    expect((await startTestServer()).metricsUrl).toBeUndefined();
  });

  it("demande le mot quand il y en a un", async () => {
    const { metricsUrl = "" } = await startTestServer({ METRICS_PORT: "0", METRICS_TOKEN: TOKEN });
    const ask = (headers: Record<string, string>) => fetch(metricsUrl, { headers });
    const refused = await ask({});
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(await refused.text()).not.toContain("site_");
    expect((await ask({ authorization: `Bearer ${TOKEN}x` })).status).toBe(401);
    expect((await ask({ authorization: TOKEN })).status).toBe(401);
    expect((await read(metricsUrl, { authorization: `Bearer ${TOKEN}` })).get("site_ready")).toBe(1);
  });

  it("ne connaît que /metrics, et ne fait que le lire", async () => {
    const { metricsUrl = "" } = await startTestServer({ METRICS_PORT: "0" });
    expect((await fetch(new URL("/autre", metricsUrl))).status).toBe(404);
    expect((await fetch(metricsUrl, { method: "POST" })).status).toBe(405);
  });

  it("dit en français que son port est pris", async () => {
    const squatter = createServer().listen(0, "127.0.0.1");
    await once(squatter, "listening");
    const address = squatter.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    await expect(startTestServer({ METRICS_PORT: String(port) })).rejects.toThrow(/METRICS_PORT/);
    squatter.close();
  });
});
