// npm run regarder: plays the ten main tasks of a visit on a phone and on a desk, and leaves one contact sheet each in var/regarder/.
//   npm run regarder -- copier    only the tasks whose name holds the word
//   npm run regarder -- moteurs   instead, every page and open state in each engine that this machine has
import "#cli/require-node.ts";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { ensureSite } from "#cli/ensure-site/ensure-site.ts";
import { chromiumPath } from "#e2e/chromium-path.ts";
import { readEnv } from "#server/config/env.ts";
import { serveSite } from "#server/serve-site.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { type Shot, writeContactSheet } from "./contact-sheet.ts";
import { lookInEngines } from "./look-in-engines.ts";
import { type Task, TASKS } from "./visit-tasks.ts";

const PORT = "3151";
const FOLDER = "var/regarder";
/** The two screens, in CSS pixels: a small phone and a desk. */
const SCREENS = [
  { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
  { viewport: { width: 1440, height: 900 } },
];

const [word = ""] = process.argv.slice(2);
const chosen = TASKS.filter(({ name }) => name.includes(word));
const inEngines = word === "moteurs";
if (chosen.length === 0 && !inEngines) {
  console.error(
    frenchSpaces(`Aucune tâche ne s’appelle ainsi. → ${TASKS.map(({ name }) => name).join(", ")}`),
  );
  process.exit(1);
}
if ((await ensureSite(readEnv(process.env))) === "refused") process.exit(1);
await mkdir(FOLDER, { recursive: true });
const data = await mkdtemp(join(tmpdir(), "regarder-"));
const env = readEnv({ MEDIA_CACHE: "var/images", BUILD_DIR: process.env["BUILD_DIR"], PORT, DATA_DIR: data });
const server = await serveSite(env, { say: () => undefined });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  // Nothing but this machine is found: a visit leaves nothing at anyone's.
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--mute-audio",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  ],
});
try {
  if (inEngines) await lookInEngines(server.url, FOLDER);
  for (const [index, task] of chosen.entries()) {
    const rows = [];
    for (const screen of SCREENS) rows.push(await play(task, await visit(browser, screen)));
    const file = join(FOLDER, `${task.name}.webp`);
    await writeContactSheet(rows, file);
    console.log(`${index + 1}/${chosen.length}  ${file}`);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(data, { recursive: true, force: true });
}

async function visit(browser: Browser, screen: (typeof SCREENS)[number]) {
  const context = await browser.newContext({
    ...screen,
    baseURL: server.url,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  context.setDefaultTimeout(15_000);
  return context.newPage();
}

/** What was seen on the way; a task that cannot be done ends with what the screen showed then, and is said. */
async function play(task: Task, page: Awaited<ReturnType<typeof visit>>): Promise<Shot[]> {
  const shots: Shot[] = [];
  const see = async (words: string) => {
    await page.evaluate(async () => {
      await document.fonts.ready;
      const inSight = [...document.images].filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      });
      const drawn = Promise.allSettled(inSight.map((image) => image.decode()));
      // A picture that never comes is to be seen missing.
      await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 3000))]);
    });
    shots.push({ words, picture: await page.screenshot({ animations: "disabled" }) });
  };
  try {
    await task.play(page, see);
  } catch (error) {
    process.exitCode = 1;
    console.error(frenchSpaces(`${task.name}, ${page.viewportSize()?.width} px : ${String(error)}`));
    await see("Ici, la tâche n’a pas pu continuer.");
  } finally {
    await page.context().close();
  }
  return shots;
}
