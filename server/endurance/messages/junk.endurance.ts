import { expect, it } from "vitest";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { makeWorkFolder, spawnServer } from "#server/testing/servers/spawn-server.ts";
import { figure } from "../figures/figure.ts";

const MANY = 10_000;
const AT_ONCE = 20;

/** Does something for each number below `MANY`, some at once. */
async function manyTimes(work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < MANY) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

it("prend un message honnête après 10 000 corps illisibles d’un /48 et 10 000 pièges de partout", async () => {
  const server = await spawnServer(await makeWorkFolder(), {
    TRUSTED_PROXIES: "127.0.0.1",
    CONTACT_LIMIT_PER_IP: "5",
    CONTACT_LIMIT_GLOBAL: "60",
  });
  const sameNetwork = (index: number) => ({ "x-forwarded-for": `2001:db8:1:${index.toString(16)}::1` });
  const anywhere = (index: number) => ({ "x-forwarded-for": `2001:db8:${index.toString(16)}::1` });
  const junk: Record<number, number> = {};
  const trapped: Record<number, number> = {};
  await manyTimes(async (index) => {
    const headers = { ...sameNetwork(index), "content-type": "application/json" };
    const answer = await fetch(server.url + SEND_FORM_PATH, { method: "POST", body: "{}", headers });
    junk[answer.status] = (junk[answer.status] ?? 0) + 1;
  });
  await manyTimes(async (index) => {
    const answer = await postForm(
      server.url,
      contactForm({ site_web: "x", message: `spam ${index}` }),
      anywhere(index),
    );
    trapped[answer.status] = (trapped[answer.status] ?? 0) + 1;
  });
  const honest = [sameNetwork(0), anywhere(1), { "x-forwarded-for": "203.0.113.9" }];
  const statuses = [];
  for (const headers of honest) statuses.push((await postForm(server.url, contactForm(), headers)).status);
  await server.end("SIGTERM");
  figure("message honnête après 10 000 corps illisibles et 10 000 pièges", statuses.join(", "), "200");
  expect(junk).toEqual({ 415: MANY });
  expect(Object.keys(trapped).every((status) => ["200", "429"].includes(status))).toBe(true);
  expect(statuses).toEqual([200, 200, 200]);
});
