import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { serviceManager } from "./service-manager.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";

/** A folder with a stand-in for systemd-notify, which notes what it is told. */
function standIn(): { folder: string; told: () => string } {
  const folder = mkdtempSync(join(tmpdir(), "gestionnaire-"));
  const heard = join(folder, "entendu");
  const program = join(folder, "systemd-notify");
  writeFileSync(program, `#!/bin/sh\necho "$@" >> ${heard}\n`);
  chmodSync(program, 0o755);
  return { folder, told: () => (existsSync(heard) ? readFileSync(heard, "utf8") : "") };
}

describe("sous systemd (doublure de son messager)", () => {
  it("le site dit qu’il est prêt, qu’il tourne encore, puis qu’il s’arrête", async () => {
    const { folder, told } = standIn();
    const server = await spawnServer(await makeWorkFolder(), {
      PATH: `${folder}:${process.env["PATH"]}`,
      NOTIFY_SOCKET: "/run/systemd/notify",
      WATCHDOG_USEC: "300000",
    });
    await expect.poll(told, { timeout: 10_000 }).toMatch(/^--ready --status=.*\n(WATCHDOG=1\n){2}/);
    expect(await server.end("SIGTERM")).toBe(0);
    await expect.poll(told).toContain("STOPPING=1");
  });

  it("son messager, que systemd arrête avec lui, ne passe pas pour absent", async () => {
    const { folder } = standIn();
    writeFileSync(join(folder, "systemd-notify"), "#!/bin/sh\nkill -TERM $$\n");
    const said: string[] = [];
    const variables = { PATH: `${folder}:${process.env["PATH"]}`, NOTIFY_SOCKET: "/run/systemd/notify" };
    const say = (text: string) => void said.push(text);
    serviceManager(variables, say).stopping();
    // Another, that tells how it is, ends after it: what is to be said was said by then.
    serviceManager(variables, say).ready("le site répond");
    await expect.poll(() => said.length).toBeGreaterThan(0);
    expect(said.filter((text) => text.includes("STOPPING"))).toEqual([]);
  });

  it("ne promet rien pour un autre processus que celui qui est surveillé", async () => {
    const { folder, told } = standIn();
    const server = await spawnServer(await makeWorkFolder(), {
      PATH: `${folder}:${process.env["PATH"]}`,
      NOTIFY_SOCKET: "/run/systemd/notify",
      WATCHDOG_USEC: "3000",
      WATCHDOG_PID: "1",
    });
    await expect.poll(told, { timeout: 10_000 }).toContain("--ready");
    await server.end("SIGTERM");
    expect(told()).not.toContain("WATCHDOG");
  });

  it("un messager absent est dit une fois, et le site marche", async () => {
    const server = await spawnServer(await makeWorkFolder(), {
      PATH: "/nulle-part",
      NOTIFY_SOCKET: "/run/systemd/notify",
      WATCHDOG_USEC: "30000",
    });
    await expect.poll(server.said, { timeout: 10_000 }).toContain("systemd n’entend pas le site");
    expect((await fetch(server.url)).status).toBe(200);
    await server.end("SIGTERM");
    expect(server.said().match(/n’entend pas/g)).toHaveLength(1);
  });
});

it("sans systemd, le site ne parle à personne", async () => {
  const { folder, told } = standIn();
  const server = await spawnServer(await makeWorkFolder(), { PATH: `${folder}:${process.env["PATH"]}` });
  await server.end("SIGTERM");
  expect(told()).toBe("");
});
