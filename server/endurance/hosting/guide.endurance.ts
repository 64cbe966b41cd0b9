import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { figure } from "../figures/figure.ts";
import { canRun, copyProject, debianArchive, run } from "./bare-debian.ts";

/** What a hosting company's Debian has besides the smallest. */
const BARE = ["systemd", "systemd-sysv", "dbus", "sudo", "ca-certificates", "curl"];
const GUIDE = "docs/mettre-en-ligne.md";

/** The commands of the guide's part on a machine, in their order. */
function guideCommands(): string {
  const [, part = ""] = readFileSync(GUIDE, "utf8").split("## Sur une petite machine");
  const [machine = ""] = part.split(/^## /m);
  return [...machine.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, commands = ""]) => commands).join("");
}

/** This project as a repository that the machine can clone. */
async function makeRepository(folder: string): Promise<void> {
  const work = join(folder, "travail");
  await copyProject(work);
  const git = (...args: string[]) =>
    run("git", "-C", work, "-c", "user.name=Essai", "-c", "user.email=essai@example.org", ...args);
  git("init", "--quiet", "--initial-branch=main");
  git("add", "-A");
  git("commit", "--quiet", "-m", "le site");
  run("git", "clone", "--quiet", "--bare", work, join(folder, "machine/depot.git"));
}

/** Boots a machine that runs a script once, then goes off. @returns what the script said */
async function boot(machine: string, script: string): Promise<string> {
  await writeFile(join(machine, "root/essai.sh"), script);
  await writeFile(
    join(machine, "etc/systemd/system/essai.service"),
    `[Unit]
After=multi-user.target
[Service]
Type=oneshot
Environment=HOME=/root
ExecStart=/bin/bash -c 'bash /root/essai.sh >/root/essai.log 2>&1; echo "RESULTAT fin $?" >>/root/essai.log'
ExecStopPost=/usr/bin/systemctl --no-block poweroff
`,
  );
  const wants = join(machine, "etc/systemd/system/default.target.wants");
  await mkdir(wants, { recursive: true });
  await symlink("../essai.service", join(wants, "essai.service"));
  // It shares this machine's network: the registries of Debian and npm are reached from there.
  spawnSync("systemd-nspawn", ["--register=no", "--keep-unit", "--quiet", "--boot", "-D", machine], {
    stdio: "ignore",
    timeout: 1_500_000,
    killSignal: "SIGTERM",
  });
  return readFileSync(join(machine, "root/essai.log"), "utf8");
}

it.skipIf(!canRun("mmdebstrap", "systemd-nspawn"))(
  "le guide, suivi à la lettre sur un Debian 13 nu, met le site en ligne sous systemd (sauté sans root, mmdebstrap et systemd-container ; port 3000 libre ; ni domaine ni certificat)",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "guide-"));
    const machine = join(folder, "machine");
    await mkdir(machine);
    run("tar", "-xf", debianArchive("debian-13", BARE), "-C", machine);
    await writeFile(join(machine, "etc/hosts"), `127.0.0.1 localhost ${hostname()}\n`);
    // The authorities that this machine believes, should a company's proxy stand before the registries.
    await cp("/etc/ssl/certs/ca-certificates.crt", join(machine, "etc/ssl/certs/ca-certificates.crt"));
    await makeRepository(folder);

    const commands = guideCommands();
    expect(commands).toContain("hosting/installer https://exemple.fr");
    const script = [
      "set -e",
      "export DEBIAN_FRONTEND=noninteractive",
      commands.replace("ADRESSE-DE-VOTRE-DEPOT", "/depot.git"),
      readFileSync("server/endurance/hosting/after-guide.sh", "utf8"),
    ].join("\n");
    const said = await boot(machine, script);
    await writeFile("var/guide.log", said);
    const results = Object.fromEntries(
      [...said.matchAll(/^RESULTAT (\S+) (.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
    );
    expect({ ...results, said: said.slice(-3000) }).toMatchObject({
      pret: "oui",
      utilisateur: "site",
      "code-ecrit-par-le-service": "0",
      boite: "Aucun message.",
      "kill-9": "reparti",
      "dernier-etat": "success",
      "contenu-change": "sans redémarrage",
      "contenu-fautif": "refusé, site en ligne",
      "version-cassee": "rendue",
      "version-suivante": "en ligne",
      versions: "3",
      "suivi-fautif": "refusé, site en ligne",
      "suivi-apres-mise-a-jour": "suivi",
      fin: "0",
    });
    figure("systemd-analyze security, sur la machine du guide", results["securite"] ?? "", "2,0 au plus");
    figure("site figé : redémarré par systemd après", `${results["fige"]} s`, "60 s");
    figure("arrêt demandé par systemd : fini en", `${results["arret"]} ms`, "30 s");
    figure("mémoire du service, au repos", `${results["memoire"]} Mo`, "1 536 Mo");
    figure(
      "contenu enregistré dans son dépôt → public, sur la machine du guide",
      `${results["suivi"]} s`,
      "120 s",
    );
    expect(Number(results["suivi"])).toBeLessThan(120);
    expect(Number(results["suivi-securite"])).toBeLessThanOrEqual(2);
    expect(Number(results["securite"])).toBeLessThanOrEqual(2);
    expect(Number(results["fige"])).toBeLessThan(60);
    await rm(folder, { recursive: true });
  },
  1_800_000,
);
