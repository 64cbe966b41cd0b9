import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { makeTableSite } from "../table-site.ts";
import { publishSets } from "../publish-sets.ts";
import { freePort } from "../lab/lab.ts";
import { RemoteFailure, sendFolder } from "./folder.ts";

let set: string;
let there: string;

/** How `ssh` is found: a stand-in that runs the command here, or the real one, to a machine that is this one. */
const WAYS: Readonly<Record<string, (folder: string) => Promise<string>>> = {
  "une doublure de ssh": async () => `[ "$1" = muette ] && exit 255\nshift\nexec sh -c "$*"`,
  "un vrai sshd de cette machine (sauté sans lui : apt-get install openssh-server)": async (folder) =>
    `exec /usr/bin/ssh -F ${await startSshd(folder)} "$@"`,
};

/** Starts sshd on the loopback until the test ends; what this machine's user runs at each of his logins stays away. @returns the settings by which `machine` is it, and `muette` nobody */
async function startSshd(folder: string): Promise<string> {
  for (const key of ["hote", "moi"])
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", join(folder, key)]);
  const port = await freePort();
  const settings = join(folder, "sshd_config");
  writeFileSync(
    settings,
    `Port ${port}\nListenAddress 127.0.0.1\nHostKey ${folder}/hote\nAuthorizedKeysFile ${folder}/moi.pub\nStrictModes no\nPidFile none\nUsePAM no\nSetEnv HOME=${folder}\n`,
  );
  mkdirSync("/run/sshd", { recursive: true });
  const sshd = spawn("/usr/sbin/sshd", ["-D", "-f", settings], { stdio: "ignore" });
  onTestFinished(() => void sshd.kill());
  const config = join(folder, "ssh_config");
  const common = `  User ${userInfo().username}\n  IdentityFile ${folder}/moi\n  UserKnownHostsFile ${folder}/connues\n  StrictHostKeyChecking accept-new\n  LogLevel ERROR\n`;
  writeFileSync(
    config,
    `Host machine\n  HostName 127.0.0.1\n  Port ${port}\n${common}Host muette\n  HostName 127.0.0.1\n  Port 1\n${common}`,
  );
  await vi.waitFor(
    () => execFileSync("/usr/bin/ssh", ["-F", config, "machine", "true"], { stdio: "ignore" }),
    5000,
  );
  return config;
}

/** The line falls just before the first or the last move of what is asked there, when LIGNE says so. */
const CUT = `case "$LIGNE:$2" in
premier:*" && mv "*) set -- "$1" "\${2%% && mv *} && exit 255" ;;
dernier:*" && mv "*) set -- "$1" "\${2% && mv *} && exit 255" ;;
esac`;

async function prepare(way: (folder: string) => Promise<string>): Promise<void> {
  const { buildDir } = await makeTableSite();
  await publishSets(buildDir, "essai", ["apache"]);
  set = join(buildDir, "hotes/apache");
  there = mkdtempSync(join(tmpdir(), "la-bas-"));
  const bin = mkdtempSync(join(tmpdir(), "ssh-"));
  writeFileSync(join(bin, "ssh"), `#!/bin/sh\n${CUT}\n${await way(bin)}\n`);
  chmodSync(join(bin, "ssh"), 0o755);
  vi.stubEnv("PATH", `${bin}${delimiter}${process.env["PATH"]}`);
  onTestFinished(() => void vi.unstubAllEnvs());
}

const online = (file: string) => readFileSync(join(there, "actuel", file), "utf8");

const isHere = existsSync("/usr/sbin/sshd");
describe.for(Object.entries(WAYS).filter(([name]) => isHere || !name.includes("vrai")))(
  "publier dans un dossier d’une autre machine (le vrai rsync, %s)",
  ([, way]) => {
    beforeEach(() => prepare(way));

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
      const inode = (version: string) =>
        statSync(join(there, "versions", version, "assets/app-abc123.js")).ino;
      expect(inode("20261123-essai")).toBe(inode("20261124-essai"));
    });

    test("revenue loin en arrière, la version en ligne n’est pas de celles que l’on enlève", async () => {
      for (const day of [4, 5, 6, 1])
        await sendFolder(set, `machine:${there}`, `2026112${day}-essai`, { dry: false });
      expect(readlinkSync(join(there, "actuel"))).toBe("versions/20261121-essai");
      expect(existsSync(join(there, "actuel/index.html"))).toBe(true);
      expect(readdirSync(join(there, "versions"))).toHaveLength(3);
    });

    test("un essai n’envoie rien, une ligne coupée ne change rien en ligne", async () => {
      await sendFolder(set, `machine:${there}`, "20261121-essai", { dry: true });
      await sendFolder(set, `machine:${there}/pas/encore`, "20261121-essai", { dry: true });
      expect(readdirSync(there)).toEqual([]);
      await sendFolder(set, `machine:${there}`, "20261121-essai", { dry: false });
      await expect(sendFolder(set, `muette:${there}`, "20261122-essai", { dry: false })).rejects.toThrow(
        RemoteFailure,
      );
      expect(readlinkSync(join(there, "actuel"))).toBe("versions/20261121-essai");
    });

    test("un dossier que quelqu’un a fait sous le nom du lien est dit, par l’essai aussi, avec quoi faire, et n’est pas touché", async () => {
      mkdirSync(join(there, "actuel"), { recursive: true });
      writeFileSync(join(there, "actuel/index.html"), "à quelqu’un");
      for (const dry of [true, false]) {
        const sent = sendFolder(set, `machine:${there}`, "20261121-essai", { dry });
        await expect(sent).rejects.toThrow(/actuel » n’est pas le lien .* → Renommez-le là-bas/);
      }
      expect(readFileSync(join(there, "actuel/index.html"), "utf8")).toBe("à quelqu’un");
    });

    test("la même version publiée trois fois reste en ligne, à chaque instant, et n’en chasse aucune autre", async () => {
      await sendFolder(set, `machine:${there}`, "20261120-essai", { dry: false });
      await sendFolder(set, `machine:${there}`, "20261121-essai", { dry: false });
      for (const day of [1, 2]) {
        writeFileSync(join(set, "robots.txt"), `jour ${day}`);
        const sent = sendFolder(set, `machine:${there}`, "20261121-essai", { dry: false }).then(() => false);
        let gone = 0;
        while (await Promise.race([nextTurn(true), sent]))
          if (!existsSync(join(there, "actuel/index.html"))) gone += 1;
        expect(gone).toBe(0);
        expect(online("robots.txt")).toBe(`jour ${day}`);
        expect(readdirSync(join(there, "versions"))).toHaveLength(2);
      }
    });

    test.for(["premier", "dernier"])(
      "coupée au %s déplacement, la même version reste en ligne, et la même commande reprend",
      async (move) => {
        await sendFolder(set, `machine:${there}`, "20261121-essai", { dry: false });
        vi.stubEnv("LIGNE", move);
        for (const _ of [1, 2]) {
          await expect(sendFolder(set, `machine:${there}`, "20261121-essai", { dry: false })).rejects.toThrow(
            "Une version entière est en ligne",
          );
          expect(existsSync(join(there, "actuel/index.html"))).toBe(true);
        }
        vi.stubEnv("LIGNE", "");
        await sendFolder(set, `machine:${there}`, "20261121-essai", { dry: false });
        expect(existsSync(join(there, "actuel/index.html"))).toBe(true);
        expect(readdirSync(join(there, "versions"))).toHaveLength(1);
      },
    );
  },
);
