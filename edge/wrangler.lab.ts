// npm run test:hotes: Cloudflare's own tool reads what we prepare for it, without account and without network.
import { expect, it } from "vitest";
import { DATABASE_NAME } from "#publishing/hosts/hosts.ts";
import { wrangler } from "#publishing/lab/lab.ts";
import { makeSet } from "./edge.scene.ts";

it("« wrangler deploy » prend les réglages, le programme et les fichiers (à l’essai)", async () => {
  const { set } = await makeSet({ CONTACT_TO: "equipe@example.org", TWITCH_CLIENT_ID: "identifiant1" });
  const said = await wrangler(set, ["deploy", "--dry-run", "--outdir", "essai"]);
  expect(said).toContain("env.MESSAGES");
  expect(said).toContain("env.FICHIERS");
  expect(said).not.toMatch(/WARNING|ERROR/i);
});

it("« wrangler d1 migrations apply » fait les tables, déclencheurs compris (sur cette machine)", async () => {
  const { set } = await makeSet();
  const said = await wrangler(set, ["d1", "migrations", "apply", DATABASE_NAME, "--local"]);
  expect(said).toContain("0001_messages.sql");
  const tables = await wrangler(set, [
    "d1",
    "execute",
    DATABASE_NAME,
    "--local",
    "--json",
    "--command",
    "SELECT name FROM sqlite_master WHERE type = 'trigger' ORDER BY name",
  ]);
  for (const name of ["message_comes", "message_goes", "message_is_released"]) expect(tables).toContain(name);
  expect(await wrangler(set, ["d1", "migrations", "apply", DATABASE_NAME, "--local"])).toContain(
    "No migrations to apply",
  );
});
