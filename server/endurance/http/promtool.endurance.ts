import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it } from "vitest";
import { postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { figure } from "../figures/figure.ts";

const HAS_PROMTOOL = spawnSync("promtool", ["--version"]).status === 0;

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return String(typeof address === "object" && address !== null ? address.port : 0);
}

it.skipIf(!HAS_PROMTOOL)(
  "les chiffres plaisent à l’outil de Prometheus (sauté sans promtool : apt-get install prometheus)",
  async () => {
    const port = await freePort();
    const server = await spawnServer(await makeWorkFolder(), { METRICS_PORT: port });
    for (const path of ["/", "/affiche", "/rien", "/streamers_cache.json"]) await fetch(server.url + path);
    await postForm(server.url);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await server.end("SIGTERM");
    const { status, stdout, stderr } = spawnSync("promtool", ["check", "metrics"], {
      input: text,
      encoding: "utf8",
    });
    const families = text.match(/^# TYPE /gm)?.length ?? 0;
    figure(
      "chiffres relus par promtool : familles, remarques",
      `${families}, ${(stdout + stderr).split("\n").filter((line) => line !== "").length}`,
      "0 remarque",
    );
    expect([status, stdout, stderr]).toEqual([0, "", ""]);
  },
);
