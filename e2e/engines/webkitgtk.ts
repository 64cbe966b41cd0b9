import { type Engine, findByName } from "./engine-browser.ts";
import { firstProgram, startProgram } from "./start-program.ts";
import { ELEMENT, untilReady, webdriver } from "./webdriver.ts";

const DRIVER = "http://127.0.0.1:4599";

/** WebKitGTK's own small browser, over WebDriver, on a screen that nobody sees. */
export const webkitgtk: Engine = {
  name: "WebKitGTK",
  program: firstProgram("/usr/bin/Xvfb") && firstProgram("/usr/bin/WebKitWebDriver"),
  install: "apt-get install webkit2gtk-driver xvfb",
  async launch(program) {
    const screen = startProgram("/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "2560x1200x24"]);
    const display = await screen.says(/^(\d+)$/m);
    const driver = startProgram(program, [`--port=${new URL(DRIVER).port}`], { DISPLAY: `:${display}` });
    await untilReady(DRIVER);
    const { sessionId } = await webdriver<{ sessionId: string }>(`${DRIVER}/session`, { capabilities: {} });
    const session = `${DRIVER}/session/${sessionId}`;
    const execute = <Value>(expression: string) =>
      webdriver<Value>(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
    const resize = async (width: number, height: number) =>
      void (await webdriver(`${session}/window/rect`, { x: 0, y: 0, width, height }));
    const click = async (name: string) => {
      const element = await execute<Record<typeof ELEMENT, string>>(findByName(name));
      await webdriver(`${session}/element/${element[ELEMENT]}/click`, {});
    };
    await resize(1440, 900);

    return {
      open: async (url) => void (await webdriver(`${session}/url`, { url })),
      read: execute,
      click,
      tap: click,
      resize,
      picture: async () => Buffer.from(await webdriver<string>(`${session}/screenshot`), "base64"),
      back: async () => void (await webdriver(`${session}/back`, {})),
      async close() {
        await webdriver(session, undefined, "DELETE");
        await driver.stop();
        await screen.stop();
      },
    };
  },
};
