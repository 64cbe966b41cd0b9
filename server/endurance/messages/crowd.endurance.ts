import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { openTestStore } from "#server/testing/store-scene.ts";
import { figure, ms, quantile } from "../figures/figure.ts";

async function rows(folder: string): Promise<number> {
  const store = await openTestStore(join(folder, "var"));
  return (await store.census(Date.now())).inAll;
}

/** The staff lists the mailbox meanwhile, from a process of its own. @returns the exit code */
function readMailbox(dataDir: string): Promise<number | null> {
  const command = spawn(process.execPath, ["cli/messages.ts", "list"], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: "ignore",
  });
  return new Promise((resolve) => command.once("exit", resolve));
}

/** Posts all forms at once. @returns the statuses and the times to the answers */
async function postAll(url: string, forms: FormData[]): Promise<{ statuses: number[]; times: number[] }> {
  const times: number[] = [];
  const statuses = await Promise.all(
    forms.map(async (form) => {
      const start = performance.now();
      const answer = await postForm(url, form).catch(() => undefined);
      times.push(performance.now() - start);
      return answer?.status ?? 0;
    }),
  );
  return { statuses, times };
}

it("garde 1 000 messages qui arrivent d’un coup", async () => {
  const folder = await makeWorkFolder();
  const server = await spawnServer(folder);
  const forms = Array.from({ length: 1000 }, () => contactForm({ message: randomUUID() }));
  const staff = readMailbox(join(folder, "var"));
  const { statuses, times } = await postAll(server.url, forms);
  expect(await staff).toBe(0);
  await server.end("SIGTERM");
  const failed = statuses.filter((status) => status !== 200);
  figure(
    "1 000 envois simultanés : refus, lignes gardées",
    `${failed.length}, ${await rows(folder)}`,
    "0, 1 000",
  );
  figure("1 000 envois simultanés : 99 % des réponses en", ms(quantile(times, 0.99)), "5 s");
  expect(failed).toEqual([]);
  expect(await rows(folder)).toBe(1000);
});

it("garde 500 messages de 1 000 envois qui se partagent 500 numéros", async () => {
  const folder = await makeWorkFolder();
  const server = await spawnServer(folder);
  const ids = Array.from({ length: 500 }, () => randomUUID());
  const { statuses } = await postAll(
    server.url,
    [...ids, ...ids].map((id) => contactForm({ request_id: id, message: id })),
  );
  await server.end("SIGTERM");
  figure("1 000 envois pour 500 numéros : lignes", String(await rows(folder)), "500");
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await rows(folder)).toBe(500);
});
