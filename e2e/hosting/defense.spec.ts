import { createServer } from "node:http";
import { expect, open, test } from "../support/fixtures.ts";
import { keptFrom } from "../support/kept-messages.ts";
import { policyReports, WITNESS } from "../support/start-site.ts";

const SEND = "/api/v1.0/email/send-form";
const STRANGER = "autre-site@example.fr";

/** Another site, on another origin, whose page posts our contact form on its own. */
function otherSite(target: string): Promise<{ origin: string; close: () => void }> {
  const page = `<!doctype html><form method="post" enctype="multipart/form-data" action="${target}">
    ${["name", "email", "subject", "message"].map((name) => `<input name="${name}" value="${STRANGER}">`).join("")}
    </form><script>if (location.hash === "#formulaire") document.forms[0].submit();
    else fetch("${target}", { method: "POST", mode: "no-cors", body: new FormData(document.forms[0]) });</script>`;
  const server = createServer((_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(page),
  );
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      resolve({ origin: `http://localhost:${port}`, close: () => void server.close() });
    });
  });
}

test.describe("face à un autre site @bureau", () => {
  test.use({ expectedComplaints: [/403|favicon|NotSameOrigin|Failed to fetch/] });

  for (const way of ["formulaire", "script"])
    test(`notre formulaire envoyé depuis sa page (${way}) est refusé, rien n’est gardé`, async ({
      page,
      baseURL,
    }) => {
      const other = await otherSite(baseURL + SEND);
      await page.route(`${other.origin}/**`, (route) => route.continue());
      // Its script may not even read the refusal: the browser reports the request as failed.
      const end = Promise.race([
        page.waitForResponse(`**${SEND}`).then((answer) => answer.status()),
        page
          .waitForEvent("requestfailed", (request) => request.url().endsWith(SEND))
          .then((request) => request.failure()?.errorText),
      ]);
      await page.goto(`${other.origin}/#${way}`);
      expect(await end).toBe(way === "script" ? "net::ERR_BLOCKED_BY_RESPONSE.NotSameOrigin" : 403);
      expect(keptFrom(STRANGER)).toBe(0);
      other.close();
    });
});

test.describe("la politique de sécurité des pages @bureau", () => {
  test.use({ expectedComplaints: [/Content Security Policy/] });

  test("arrête l’image d’un autre site, et le serveur en est averti", async ({ page }) => {
    await open(page, "/");
    await page.evaluate((source) => {
      document.body.append(Object.assign(new Image(), { src: `${source}/pixel.png` }));
    }, WITNESS);
    await expect
      .poll(() => policyReports(process.env["E2E_DATA_DIR"] ?? ""))
      .toContainEqual(`img-src ${WITNESS}`);
  });
});
