import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "../support/fixtures.ts";

/** A file server from Debian, told nothing but the folder of the site and what the guide says of it. */
export interface StaticHost {
  name: string;
  port: number;
  /** Writes the configuration in a folder of its own; gives the command that runs it in the foreground. */
  configure(folder: string): Promise<[command: string, ...args: string[]]>;
}

const ROOT = resolve("build/client");

/** nginx with the block of docs/mettre-en-ligne.md. */
export const NGINX: StaticHost = {
  name: "nginx",
  port: 3979,
  async configure(folder) {
    const guide = await readFile("docs/mettre-en-ligne.md", "utf8");
    const block = guide.match(/```nginx\n(.*?)```/s)?.[1] ?? "";
    const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (what) => `${what}_temp_path ${folder};`,
    );
    const text = `daemon off; pid ${folder}/pid; worker_processes 1; events {}
      http {
        include /etc/nginx/mime.types; access_log off; ${temp.join(" ")}
        server { listen 127.0.0.1:${NGINX.port}; root ${ROOT};
          ${block}
        }
      }`;
    await writeFile(join(folder, "nginx.conf"), text);
    return ["nginx", "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  },
};

/** Apache as shared hosts run it: what the build wrote in `.htaccess` is all it is told. */
export const APACHE: StaticHost = {
  name: "Apache",
  port: 3978,
  async configure(folder) {
    const modules = ["mpm_event", "authz_core", "dir", "mime", "rewrite", "headers"].map(
      (module) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`,
    );
    const text = `${modules.join("\n")}
      ServerName localhost
      Listen 127.0.0.1:${APACHE.port}
      PidFile ${folder}/pid
      ErrorLog ${folder}/error.log
      TypesConfig /etc/mime.types
      DocumentRoot ${ROOT}
      <Directory ${ROOT}>
        AllowOverride All
        Require all granted
      </Directory>`;
    await writeFile(join(folder, "apache.conf"), text);
    return ["apache2", "-f", join(folder, "apache.conf"), "-D", "FOREGROUND"];
  },
};

/** Starts the host and waits until it answers; gives the way to stop it. */
export async function startHost(host: StaticHost): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "host-"));
  const [command, ...args] = await host.configure(folder);
  const server = spawn(command, args, {
    stdio: "inherit",
    env: { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` },
  });
  const status = () =>
    fetch(`http://127.0.0.1:${host.port}/`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(status).toBe(200);
  return async () => {
    const exit = new Promise((done) => server.once("exit", done));
    server.kill("SIGTERM");
    await exit;
    await rm(folder, { recursive: true });
  };
}
