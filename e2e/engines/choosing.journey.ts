import { chromium, expect, test } from "@playwright/test";
import { serveExample } from "../support/example-resource.ts";
import { startOtherSite } from "../support/other-site.ts";
import { gameChromium } from "./chromium.ts";

const SITE_PORT = "3979";
/** The origin that the other community's site.yaml names. */
const RESOURCE_PORT = 3976;
const { program, install } = gameChromium;

if (!program)
  console.log(
    `Le Chromium du jeu n’est pas installé : la ressource d’exemple n’est pas essayée. → ${install}`,
  );
else
  test("Chromium du jeu : la ressource d’exemple montre le mur dans un cadre et reçoit l’affiche choisie", async () => {
    test.setTimeout(180_000);
    const stops = [await startOtherSite("autre", SITE_PORT), await serveExample(RESOURCE_PORT)];
    const browser = await chromium.launch({ executablePath: program, args: ["--no-sandbox"] });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
      await page.goto(`http://127.0.0.1:${RESOURCE_PORT}/index.html`);
      await page.evaluate(`postMessage({ type: "ouvrir", site: "http://127.0.0.1:${SITE_PORT}" }, "*")`);
      // Not Playwright's own gestures: they ask the page things that an old Chromium does not know.
      const inFrame = (expression: string) =>
        expect.poll(() =>
          page
            .frames()[1]
            ?.evaluate(expression)
            .catch(() => "pas encore"),
        );
      await inFrame("document.documentElement.hasAttribute('data-hydrated')").toBe(true);
      await inFrame(`(() => {
        const link = document.querySelector("main li a");
        link.click();
        return document.querySelector("dialog[open] h2")?.textContent === link.textContent;
      })()`).toBe(true);
      await inFrame(`(() => {
        const buttons = [...document.querySelectorAll("dialog[open] button")];
        buttons.find(({ textContent }) => textContent === "Choisir cette affiche").click();
        return true;
      })()`).toBe(true);
      const said = () => page.evaluate("document.getElementById('dit').textContent");
      await expect.poll(said).toMatch(/^« .+ » est choisie\.$/);
    } finally {
      await browser.close();
      for (const stop of stops) await stop();
    }
  });
