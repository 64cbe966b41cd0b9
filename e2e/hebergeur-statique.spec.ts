import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "./fixtures.ts";

/** nginx from Debian with nothing set but the folder, the types and the error page: the plainest static host there is. */
const configuration = (folder: string, port: number) => `
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${resolve("build/client")};
    error_page 404 /404.html;
  }
}`;

test.describe("sur un hébergeur de fichiers (nginx)", () => {
  test.describe.configure({ mode: "serial" });
  test.use({ expectedComplaints: [/404/], baseURL: "http://127.0.0.1:3979" });

  let stop: () => Promise<void>;
  test.beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), "nginx-"));
    await writeFile(join(folder, "nginx.conf"), configuration(folder, 3979));
    const nginx = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")], {
      stdio: "inherit",
      env: { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` },
    });
    stop = async () => {
      const exit = new Promise((done) => nginx.once("exit", done));
      nginx.kill("SIGTERM");
      await exit;
      await rm(folder, { recursive: true });
    };
    await expect
      .poll(() =>
        fetch("http://127.0.0.1:3979/").then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });
  test.afterAll(() => stop());

  test("toutes les pages s’ouvrent et se suivent sans rechargement", async ({ page }) => {
    for (const path of ["/", "/arc", "/stream", "/vid%C3%A9o", "/affiche", "/panneau", "/musique"]) {
      await page.goto(path);
      await page.locator("html[data-hydrated]").waitFor();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("heading", { name: "ERROR:404" })).toHaveCount(0);
    }
  });

  test("[R8] une adresse inconnue donne la page 404 au statut 404", async ({ page, request }) => {
    expect((await request.get("/nulle-part")).status()).toBe(404);
    await page.goto("/nulle-part");
    await expect(page.getByRole("heading", { name: "ERROR:404" })).toBeVisible();
  });

  test("[P8] une image d’import et le catalogue des affiches sont là", async ({ request }) => {
    const list: { import: string }[] = await (await request.get("/affiches.json")).json();
    const image = await request.get(new URL(list[0]?.import ?? "", "http://127.0.0.1:3979").pathname);
    expect(image.headers()["content-type"]).toMatch(/^image\/(png|jpeg)$/);
  });
});
