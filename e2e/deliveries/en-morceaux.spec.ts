import { createServer, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { PAGES } from "#addresses/pages.ts";
import { listen } from "#server/testing/servers/listen-on-loopback.ts";
import { expect, test } from "../support/fixtures.ts";

/** Where a slow network, or a slow parser, may cut a page: before each button of its header, then within its content. */
const CUTS = /<button type="button"|<h1|<\/h1>/g;
/** Long enough for a browser to paint what it has. */
const PAUSE = 300;

let site: Server;
let address: string;
test.beforeAll(async ({ baseURL }) => {
  site = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(new URL(url, baseURL));
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    const body = Buffer.from(await answer.arrayBuffer());
    if (type.startsWith("text/html")) {
      const html = body.toString();
      let from = 0;
      for (const { index, 0: cut } of html.matchAll(CUTS)) {
        response.write(html.slice(from, index));
        from = index;
        await pause(PAUSE);
        if (cut === "</h1>") break;
      }
      response.end(html.slice(from));
    } else response.end(body);
  });
  address = await listen(site);
});
test.afterAll(() => site.close());

test.use({ expectedComplaints: [/Failed to load resource/] });

for (const { path, label } of PAGES) {
  test(`${label} : une page qui arrive en morceaux se peint sans que rien n’y saute @une-fois`, async ({
    page,
  }) => {
    // The faces stay away: what their coming moves has tests of its own (polices.spec.ts).
    await page.route("**/*.woff2", (route) => route.abort());
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(address + path, { waitUntil: "commit" });
    await page.locator("html[data-hydrated]").waitFor();
    const shifts = await page.evaluate((): number[] => Reflect.get(globalThis, "shifts"));
    expect(shifts).toEqual([]);
  });
}
