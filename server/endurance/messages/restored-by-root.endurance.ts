import { chmodSync, chownSync, mkdirSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";

/** The user and group that own nothing, on Debian as elsewhere. */
const NOBODY = 65_534;

it.skipIf(process.getuid?.() !== 0)(
  "une sauvegarde remise en place par root est au service, qui est un autre utilisateur (sauté sans droits de root)",
  async () => {
    const folder = await makeWorkFolder();
    for (const path of [folder, realpathSync(join(folder, "build"))]) chmodSync(path, 0o755);
    const dataDir = join(folder, "var");
    const backups = join(folder, "sauvegardes");
    const beOwned = (path: string) => {
      mkdirSync(path, { recursive: true });
      chownSync(path, NOBODY, NOBODY);
    };
    beOwned(dataDir);
    beOwned(backups);
    const asNobody = ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"];
    const first = await spawnServer(folder, { HOME: folder }, asNobody);
    expect((await postForm(first.url)).status).toBe(200);
    const messages = (...args: string[]) =>
      spawnSync(process.execPath, ["cli/messages.ts", ...args], {
        env: { ...process.env, SITE_ENV: "", DATA_DIR: dataDir },
        encoding: "utf8",
      });
    const backup = messages("backup", backups).stdout.match(/\/\S+\.sqlite/)?.[0] ?? "";
    await first.end("SIGKILL");
    rmSync(dataDir, { recursive: true });
    beOwned(dataDir);
    expect(messages("restore", backup)).toMatchObject({ status: 0 });
    const second = await spawnServer(folder, { HOME: folder }, asNobody);
    expect((await postForm(second.url)).status).toBe(200);
    expect(messages("list").stdout.match(/Camille Dupont/g)).toHaveLength(2);
    // What root wrote, the service may read and take away again.
    expect(spawnSync("setpriv", [...asNobody.slice(1), "cat", backup]).status).toBe(0);
    await second.end("SIGTERM");
  },
);
