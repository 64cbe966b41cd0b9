import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { makeTableSite } from "../table-site.ts";
import { publishSets } from "../publish-sets.ts";
import { RemoteFailure, sendFolder } from "./folder.ts";

let set: string;
let there: string;
beforeEach(async () => {
  const { buildDir } = await makeTableSite();
  await publishSets(buildDir, "essai", ["apache"]);
  set = join(buildDir, "hotes/apache");
  there = mkdtempSync(join(tmpdir(), "la-bas-"));
  // `ssh machine commande` runs the command here; a machine called « muette » never answers.
  const bin = mkdtempSync(join(tmpdir(), "ssh-"));
  writeFileSync(join(bin, "ssh"), `#!/bin/sh\n[ "$1" = muette ] && exit 255\nshift\nexec sh -c "$*"\n`);
  chmodSync(join(bin, "ssh"), 0o755);
  vi.stubEnv("PATH", `${bin}${delimiter}${process.env["PATH"]}`);
  return () => vi.unstubAllEnvs();
});

const online = (file: string) => readFileSync(join(there, "actuel", file), "utf8");

describe("publier dans un dossier d’une autre machine (le vrai rsync, une doublure de ssh)", () => {
  test("la version arrive entière à côté, prend sa place en une fois, et trois restent", async () => {
    for (const day of [1, 2, 3, 4]) {
      writeFileSync(join(set, "robots.txt"), `jour ${day}`);
      await sendFolder(set, `machine:${there}`, `2026112${day}-essai`, { dry: false });
      expect(online("robots.txt")).toBe(`jour ${day}`);
      expect(readlinkSync(join(there, "actuel"))).toBe(`versions/2026112${day}-essai`);
    }
    expect(online(".htaccess")).toBe(readFileSync(join(set, ".htaccess"), "utf8"));
    expect(online("vidéo.html")).toContain("/vidéo");
    expect(readdirSync(join(there, "versions")).toSorted()).toEqual([
      "20261122-essai",
      "20261123-essai",
      "20261124-essai",
    ]);
    // What has not changed is the same file on the disk.
    const inode = (version: string) => statSync(join(there, "versions", version, "assets/app-abc123.js")).ino;
    expect(inode("20261123-essai")).toBe(inode("20261124-essai"));
  });

  test("un essai n’envoie rien, une ligne coupée ne change rien en ligne", async () => {
    await sendFolder(set, `machine:${there}`, "20261121-essai", { dry: true });
    expect(readdirSync(there)).toEqual([]);
    await sendFolder(set, `machine:${there}`, "20261121-essai", { dry: false });
    await expect(sendFolder(set, `muette:${there}`, "20261122-essai", { dry: false })).rejects.toThrow(
      RemoteFailure,
    );
    expect(readlinkSync(join(there, "actuel"))).toBe("versions/20261121-essai");
  });

  test("la même version publiée deux fois reste en ligne", async () => {
    for (const _ of [1, 2]) await sendFolder(set, `machine:${there}`, "20261121-essai", { dry: false });
    expect(existsSync(join(there, "actuel/index.html"))).toBe(true);
  });
});
