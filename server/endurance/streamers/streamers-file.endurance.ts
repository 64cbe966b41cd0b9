import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { NO_STATE, readState, statePath, writeState } from "#server/streamers/state-file.ts";
import { figure } from "../figures/figure.ts";

const CYCLES = 100;

it(`retrouve entier le fichier des streamers après ${CYCLES} kill -9 en pleine écriture`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
  await writeState(dataDir, NO_STATE);
  const script = `
    import { writeState } from ${JSON.stringify(resolve("server/streamers/state-file.ts"))};
    const accounts = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => ["joueur_" + index, { display_name: "x".repeat(80) }]));
    for (let turn = 1; ; turn++) {
      await writeState(${JSON.stringify(dataDir)}, { accounts_at: turn, live_at: turn, accounts, live: {} });
      if (turn === 1) console.log("écrit");
    }`;
  let half = 0;
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    const writer = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(writer, "exit");
    await Promise.race([once(writer.stdout, "data"), ended]);
    await new Promise((done) => setTimeout(done, Math.random() * 250));
    writer.kill("SIGKILL");
    await ended;
    const text = readFileSync(statePath(dataDir), "utf8");
    const state = await readState(dataDir);
    half += Number(
      !text.endsWith("}") || (state.live_at !== 0 && Object.keys(state.accounts).length !== 3000),
    );
  }
  figure("fichier des streamers à moitié écrit après 100 kill -9", String(half), "0");
  expect(half).toBe(0);
  expect((await readState(dataDir)).live_at).toBeGreaterThan(0);
});
