import { readFile } from "node:fs/promises";
import { globSync } from "node:fs";
import luaparse from "luaparse";
import { expect, test } from "vitest";

const SCRIPTS = globSync("exemples/**/*.lua");

test("les scripts Lua des exemples se lisent sans faute, le nom de la ressource est partout le même", async () => {
  expect(SCRIPTS.length).toBeGreaterThan(0);
  for (const script of SCRIPTS) {
    const source = await readFile(script, "utf8");
    expect(() => luaparse.parse(source, { luaVersion: "5.3" })).not.toThrow();
  }
  const client = await readFile("exemples/menu_affiches/client.lua", "utf8");
  expect(client).toContain("https://cfx-nui-menu_affiches");
});
