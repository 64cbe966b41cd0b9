import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Engine, findByName } from "./engine-browser.ts";
import { firstProgram, startProgram } from "./start-program.ts";
import { connectBidi } from "./webdriver-bidi.ts";

/** Firefox ESR as distributions ship it, over WebDriver BiDi, which it speaks by itself. */
export const firefox: Engine = {
  name: "Firefox ESR",
  program: firstProgram("/usr/bin/firefox-esr", "/usr/bin/firefox"),
  install: "apt-get install firefox-esr",
  async launch(program) {
    const profile = await mkdtemp(join(tmpdir(), "site-firefox-"));
    const browser = startProgram(program, [
      "--headless",
      "--no-remote",
      "--profile",
      profile,
      "--remote-debugging-port",
      "0",
    ]);
    const address = await browser.says(/WebDriver BiDi listening on (ws:\S+)/);
    const bidi = await connectBidi(`${address}/session`);
    await bidi.send("session.new", { capabilities: {} });
    const { contexts } = await bidi.send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
    const context = contexts[0]?.context ?? "";
    const resize = (width: number, height: number) =>
      bidi.send("browsingContext.setViewport", { context, viewport: { width, height } });
    await resize(1440, 900);

    const evaluate = async (expression: string) => {
      const answer = await bidi.send<Evaluated>("script.evaluate", {
        expression,
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
      return answer.result;
    };
    const press = async (name: string, pointerType: "mouse" | "touch") => {
      await evaluate(`${findByName(name)}.scrollIntoView({ block: "center" })`);
      const { sharedId } = await evaluate(findByName(name));
      await bidi.send("input.performActions", {
        context,
        actions: [
          {
            type: "pointer",
            id: pointerType,
            parameters: { pointerType },
            actions: [
              { type: "pointerMove", x: 0, y: 0, origin: { type: "element", element: { sharedId } } },
              { type: "pointerDown", button: 0 },
              { type: "pointerUp", button: 0 },
            ],
          },
        ],
      });
    };
    return {
      open: (url) => bidi.send("browsingContext.navigate", { context, url, wait: "complete" }),
      read: async (expression) =>
        JSON.parse((await evaluate(`JSON.stringify((${expression}) ?? null)`)).value),
      click: (name) => press(name, "mouse"),
      tap: (name) => press(name, "touch"),
      resize,
      async picture() {
        const { data } = await bidi.send<{ data: string }>("browsingContext.captureScreenshot", { context });
        return Buffer.from(data, "base64");
      },
      back: () => bidi.send("browsingContext.traverseHistory", { context, delta: -1 }),
      async close() {
        bidi.close();
        await browser.stop();
        await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  },
};

type Evaluated =
  | { type: "success"; result: { value: string; sharedId?: string } }
  | { type: "exception"; exceptionDetails: { text: string } };
