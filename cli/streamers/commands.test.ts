import { existsSync, readFileSync, statSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeBuild } from "#server/testing/servers/make-build.ts";
import { startTwitchDouble } from "#server/testing/doubles/twitch-double.ts";
import { COMMANDS } from "./commands.ts";
import { openScene } from "./scene.ts";

const CREDENTIALS = { clientId: "identifiant1", clientSecret: "secretsecret" };
const portrait = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#a33" } })
  .png()
  .toBuffer();

type Double = Awaited<ReturnType<typeof startTwitchDouble>>;

describe("npm run streamers (doublure de Twitch)", () => {
  async function run(
    name: string,
    args: string[],
    people: Parameters<typeof startTwitchDouble>[0],
    prepare: (double: Double) => void = () => {},
  ) {
    const double = await startTwitchDouble(people);
    prepare(double);
    const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
    const said: string[] = [];
    const env = {
      DATA_DIR: dataDir,
      TWITCH_CLIENT_ID: CREDENTIALS.clientId,
      TWITCH_CLIENT_SECRET: CREDENTIALS.clientSecret,
    };
    const commandScene = await openScene(env, {
      buildDir: await makeBuild(),
      hosts: double.hosts,
      write: (text) => said.push(text),
    });
    const code = await COMMANDS[name]?.(commandScene, args);
    return { code, said: said.join("\n"), dataDir };
  }

  it("check nomme les comptes que Twitch ne connaît pas", async () => {
    expect(await run("check", [], { ada_brume: {} })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^leo_quai.*retrait: true.*\n1 compte trouvé sur 2\.$/s),
    });
  });

  it("publish écrit la liste et les portraits, sous l’adresse du seau", async () => {
    const folder = await mkdtemp(join(tmpdir(), "site-seau-"));
    const { code } = await run("publish", [folder, "--adresse", "https://seau.example"], {
      leo_quai: { live: true, portrait },
    });
    const cache = JSON.parse(readFileSync(join(folder, "streamers_cache.json"), "utf8"));
    const path = new URL(cache.streamers[1].profile_image_url).pathname;
    expect([code, cache.streamers[1].live, existsSync(join(folder, path))]).toEqual([0, true, true]);
    expect(statSync(join(folder, "streamers_cache.json")).mode & 0o444).toBe(0o444);
  });

  it("publish écrit quand même la liste du staff quand Twitch est en panne, et le dit par son code de sortie", async () => {
    const folder = await mkdtemp(join(tmpdir(), "site-seau-"));
    const { code, said } = await run("publish", [folder], {}, (double) => {
      double.fault = (_request, response) => (response.writeHead(503).end(), true);
    });
    expect([
      code,
      JSON.parse(readFileSync(join(folder, "streamers_cache.json"), "utf8")).streamers.length,
    ]).toEqual([1, 2]);
    expect(said).toContain("503");
  });

  it("publish refuse un dossier que le système ne laisse pas faire", async () => {
    await expect(run("publish", ["/proc/nulle-part/seau"], {})).rejects.toHaveProperty("code");
  });

  it("refresh dit combien sont en direct", async () => {
    expect(await run("refresh", [], { leo_quai: { live: true } })).toMatchObject({
      code: 0,
      said: "1 compte, 1 en direct.",
    });
  });
});
