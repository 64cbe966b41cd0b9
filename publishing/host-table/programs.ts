import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HostName } from "#schemas/host-name.ts";
import { freePort } from "../lab/lab.ts";

/** A host that runs. */
export interface RunningHost {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts a host on its set, on a free port of 127.0.0.1. */
export type StartHost = (set: string) => Promise<RunningHost>;

/** Writes the host's configuration, told as the guide tells it, in a folder of its own; gives the command that runs it. */
type Configure = (set: string, port: number, folder: string) => Promise<[command: string, ...args: string[]]>;

/** Those that are on where Debian installs it, as far as they look at the files of a site, and the two that the set needs. */
const APACHE_MODULES = [
  "mpm_event",
  "authz_core",
  "alias",
  "autoindex",
  "deflate",
  "dir",
  "filter",
  "mime",
  "negotiation",
  "rewrite",
  "headers",
  "setenvif",
];

const PROGRAMS: Readonly<Record<"nginx" | "apache" | "caddy", Configure>> = {
  async nginx(set, port, folder) {
    const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (what) => `${what}_temp_path ${folder};`,
    );
    const text = `daemon off; pid ${folder}/pid; worker_processes 1; events {}
      http {
        include /etc/nginx/mime.types; access_log off; ${temp.join(" ")}
        server { listen 127.0.0.1:${port}; root ${set}/site; include ${set}/nginx.conf; }
      }`;
    const file = join(folder, "nginx.conf");
    await writeFile(file, text);
    return ["nginx", "-c", file, "-e", join(folder, "error.log")];
  },
  async apache(set, port, folder) {
    const load = APACHE_MODULES.map(
      (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
    );
    const text = `${load.join("\n")}
      ServerName localhost
      Listen 127.0.0.1:${port}
      PidFile ${folder}/pid
      ErrorLog ${folder}/error.log
      TypesConfig /etc/mime.types
      DocumentRoot ${set}
      <Directory ${set}>
        Options Indexes FollowSymLinks
        AllowOverride All
        Require all granted
      </Directory>`;
    const file = join(folder, "apache.conf");
    await writeFile(file, text);
    return ["apache2", "-f", file, "-D", "FOREGROUND"];
  },
  async caddy(set, port, folder) {
    const text = `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${set}/site
  import ${set}/site.caddy
}
`;
    const file = join(folder, "Caddyfile");
    await writeFile(file, text);
    return ["caddy", "run", "--config", file, "--adapter", "caddyfile"];
  },
};

/** Starts a program of the machine on a set and waits until it takes calls. @throws with what it said when it ends before */
export function startProgram(name: HostName & keyof typeof PROGRAMS): StartHost {
  return async (set) => {
    const [port, folder] = await Promise.all([freePort(), mkdtemp(join(tmpdir(), `${name}-`))]);
    const [command, ...args] = await PROGRAMS[name](set, port, folder);
    const child = spawn(command, args, {
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        ...process.env,
        PATH: `${process.env["PATH"]}:/usr/sbin`,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
    });
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
    const ended = once(child, "exit");
    const origin = `http://127.0.0.1:${port}`;
    await Promise.race([
      answers(origin),
      ended.then(() => Promise.reject(new Error(`${name} s’est arrêté : ${said}`))),
    ]);
    return { origin, stop: () => end(child, ended) };
  };
}

async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill("SIGTERM");
  await ended;
}

/** Asks until something answers: a server that starts says so in no way that all share. */
async function answers(origin: string): Promise<void> {
  const isUp = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) await new Promise((again) => setTimeout(again, 50));
}
