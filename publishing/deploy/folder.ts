import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { REMOTE_FOLDER } from "#schemas/remote-folder.ts";

/** The other machine, or the way to it, failed; `message` is French. */
export class RemoteFailure extends Error {}

/** How many versions stay on the other machine, the one online included. */
const KEPT = 3;

/**
 * Sends a set to a folder of another machine and puts it online in one step: `versions/<name>/` first, whole, then the
 * link `actuel` is replaced. What has not changed since the version online is not sent, nor what arrived before a broken
 * line. Needs rsync on both sides and GNU's mv there.
 * @param to as {@link REMOTE_FOLDER} has it
 * @param name of the version: what sorts last is the newest
 * @param dry says what would be sent and changes nothing
 */
export async function sendFolder(
  set: string,
  to: string,
  name: string,
  { dry }: { dry: boolean },
): Promise<void> {
  const [, host = "", folder = ""] = REMOTE_FOLDER.exec(to) ?? [];
  const versions = `${folder}/versions`;
  const look = `if [ -e ${folder}/actuel ]; then if [ -L ${folder}/actuel ]; then echo lien; else echo autre; fi; fi`;
  // A trial makes nothing, and finds what would stop it.
  const before = await answered("ssh", [host, dry ? look : `mkdir -p ${versions}/.${name} && ${look}`]);
  if (before.trim() === "autre")
    throw new RemoteFailure(
      `Sur ${host}, « ${folder}/actuel » n’est pas le lien que cette commande pose et remplace. Rien n’a changé en ligne. → Renommez-le là-bas, puis relancez la même commande.`,
    );
  await run("rsync", [
    "--recursive",
    // By content: a build elsewhere has other dates, and what is the same must stay the same file there.
    "--checksum",
    "--delete",
    "--partial",
    "--compress",
    "--chmod=D755,F644",
    // The line that is written over and over is for a person's eyes.
    `--info=${process.stdout.isTTY ? "progress2," : ""}stats1`,
    "--no-inc-recursive",
    ...(before.trim() === "" ? [] : [`--link-dest=${folder}/actuel/`]),
    ...(dry ? ["--dry-run"] : []),
    `${set}/`,
    // Nothing is made on the other side to see what would be sent: what stands there is compared.
    dry ? `${host}:${folder}/actuel/` : `${host}:${versions}/.${name}/`,
  ]);
  if (dry) return;
  const steps = [
    `cd ${folder}`,
    // What is online is not touched before the link has left it: published again, a version takes its other name.
    `new=${name} old=${name}-bis`,
    `if [ "$(readlink actuel)" = versions/$new ]; then new=${name}-bis old=${name}; fi`,
    "rm -rf versions/$new",
    `mv -T versions/.${name} versions/$new`,
    "ln -sfn versions/$new .suivant",
    "mv -T .suivant actuel",
    "rm -rf versions/$old",
    // The one online may be older than those that were there: who goes back does not lose it.
    `ls -1 versions | grep -vxF $new | sort -r | tail -n +${KEPT} | while read each; do rm -rf "versions/$each"; done`,
  ];
  await run(
    "ssh",
    [host, steps.join(" && ")],
    "Une version entière est en ligne, celle d’avant ou la nouvelle.",
  );
}

/**
 * Runs a program of this machine; what it says goes to the terminal.
 * @param online what is online when it fails, in French
 */
async function run(command: "rsync" | "ssh", args: string[], online?: string): Promise<void> {
  await toItsEnd(command, spawn(command, args, { stdio: "inherit" }), online);
}

/** Runs a program of this machine and gives what it answers. */
async function answered(command: "ssh", args: string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ["inherit", "pipe", "inherit"] });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (more: string) => (text += more));
  await toItsEnd(command, child);
  return text;
}

async function toItsEnd(
  command: "rsync" | "ssh",
  child: ChildProcess,
  online = "Rien n’a changé en ligne.",
): Promise<void> {
  const [code] = await once(child, "close").catch((error: unknown) => {
    throw missing(command, error);
  });
  if (code !== 0)
    throw new RemoteFailure(
      `« ${command} » s’est arrêté (code ${String(code)}). ${online} Ce qu’il a dit est ci-dessus ; relancez la même commande : ce qui est arrivé n’est pas renvoyé.`,
    );
}

function missing(command: string, error: unknown): unknown {
  const isAbsent = error instanceof Error && "code" in error && error.code === "ENOENT";
  return isAbsent
    ? new RemoteFailure(
        `« ${command} » manque sur cette machine. Installez-le (sous Debian : apt-get install rsync openssh-client).`,
      )
    : error;
}
