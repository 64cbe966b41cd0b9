import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isSound, openTestStore } from "#server/testing/store-scene.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { figure, ms, quantile } from "../figures/figure.ts";

const CYCLES = 100;
const WRITERS = 8;
/** Each cycle goes on until this many messages were acknowledged, then the process is killed at an odd moment. */
const PER_CYCLE = 25;

it(`ne perd aucun message acquitté en ${CYCLES} kill -9 sous ${WRITERS} envois de front`, async () => {
  const folder = await makeWorkFolder();
  const acknowledged = new Set<string>();
  const ready: number[] = [];
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    const server = await spawnServer(folder);
    ready.push(server.readyMs);
    const before = acknowledged.size;
    const killed = new AbortController();
    const writers = Array.from({ length: WRITERS }, async () => {
      while (!killed.signal.aborted) {
        const requestId = randomUUID();
        const answer = await postForm(
          server.url,
          contactForm({ request_id: requestId, message: requestId }),
        ).catch(() => undefined);
        if (answer?.status === 200) acknowledged.add(requestId);
      }
    });
    while (acknowledged.size - before < PER_CYCLE)
      await new Promise((done) => setTimeout(done, Math.random() * 20));
    await server.end("SIGKILL");
    killed.abort();
    await Promise.all(writers);
  }
  const dataDir = join(folder, "var");
  const store = await openTestStore(dataDir);
  const kept = new Set((await store.list()).map(({ requestId }) => requestId));
  const lost = [...acknowledged].filter((id) => !kept.has(id));
  figure(
    "messages acquittés perdus en 100 kill -9",
    `${lost.length} sur ${acknowledged.size}`,
    "0 sur au moins 2 000",
  );
  figure(
    "prêt après un kill -9 (médiane, maximum)",
    `${ms(quantile(ready, 0.5))}, ${ms(quantile(ready, 1))}`,
    "2 s",
  );
  expect(lost).toEqual([]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(2000);
  expect(isSound(dataDir)).toBe(true);
  expect(quantile(ready, 0.5)).toBeLessThan(2000);
});
