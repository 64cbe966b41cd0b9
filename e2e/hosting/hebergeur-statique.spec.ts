import { expect, test } from "../support/fixtures.ts";
import { APACHE, NGINX, startHost } from "./static-hosts.ts";

for (const host of [NGINX, APACHE]) {
  const origin = `http://127.0.0.1:${host.port}`;

  test.describe(`sur un hébergeur de fichiers (${host.name}) @une-fois`, () => {
    test.describe.configure({ mode: "serial" });
    test.use({ expectedComplaints: [/404/], baseURL: origin });

    let stop: () => Promise<void>;
    test.beforeAll(async () => {
      stop = await startHost(host);
    });
    test.afterAll(() => stop());

    test("toutes les pages s’ouvrent, à leur adresse exacte", async ({ page }) => {
      for (const path of ["/", "/arc", "/stream", "/vid%C3%A9o", "/affiche", "/panneau", "/musique"]) {
        await page.goto(path);
        await page.locator("html[data-hydrated]").waitFor();
        await expect(page).toHaveURL(origin + path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("heading", { name: "ERROR:404" })).toHaveCount(0);
      }
    });

    test("[R8] une adresse inconnue donne la page 404 au statut 404", async ({ page, request }) => {
      expect((await request.get("/nulle-part")).status()).toBe(404);
      await page.goto("/nulle-part");
      await expect(page.getByRole("heading", { name: "ERROR:404" })).toBeVisible();
    });

    test("[P8] une image d’import et le catalogue sont ouverts au jeu, sans redirection", async ({
      request,
    }) => {
      const list = await request.get("/affiches.json");
      const [first]: { import: string }[] = await list.json();
      const image = await request.get(new URL(first?.import ?? "", origin).pathname, { maxRedirects: 0 });
      expect(image.status()).toBe(200);
      expect(image.headers()["content-type"]).toMatch(/^image\/(png|jpeg)$/);
      for (const answer of [list, image])
        expect(answer.headers()).toMatchObject({
          "access-control-allow-origin": "*",
          "cross-origin-resource-policy": "cross-origin",
        });
    });

    test("un fichier absent n’est gardé par personne", async ({ request }) => {
      const missing = await request.get("/assets/absent.js");
      expect(missing.status()).toBe(404);
      expect(missing.headers()["cache-control"] ?? "").not.toContain("immutable");
    });

    test("les textes partent compressés ; les pages sont redemandées, ce qui ne change jamais est gardé", async ({
      request,
    }) => {
      const home = await request.get("/");
      expect(home.headers()["content-encoding"]).toMatch(/^(br|gzip)$/);
      expect(home.headers()["cache-control"]).toBe("no-cache");
      const script = (await home.text()).match(/\/assets\/[\w-]+\.js/)?.[0] ?? "";
      const kept = await request.get(script);
      expect(kept.headers()["content-encoding"]).toMatch(/^(br|gzip)$/);
      expect(kept.headers()["cache-control"]).toContain("immutable");
    });

    if (host === APACHE)
      test("[R4] les en-têtes de sécurité sont ceux du serveur du site ; l’accent décomposé et la barre finale mènent à la page", async ({
        request,
      }) => {
        const ours = await request.get("http://127.0.0.1:3999/arc");
        const theirs = await request.get("/arc");
        for (const name of [
          "content-security-policy",
          "permissions-policy",
          "x-frame-options",
          "referrer-policy",
        ])
          expect(theirs.headers()[name]).toBe(
            ours.headers()[name]?.replace("; report-uri /api/rapport-csp", ""),
          );
        for (const alias of ["/vide%CC%81o", "/vid%C3%A9o/"])
          expect(decodeURI((await request.get(alias)).url())).toBe(`${origin}/vidéo`);
      });
  });
}
