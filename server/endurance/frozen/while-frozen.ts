import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { postForm } from "#server/testing/requests/contact-form.ts";
import { figure, ms } from "../figures/figure.ts";

/**
 * Visits and writes to a started site whose messages cannot be kept for eight seconds, and sees it take them again after.
 * Notes the figures under the name of what was frozen.
 * @param freeze makes what keeps them answer nothing
 * @returns milliseconds until the health's answer
 */
export async function whileFrozen(
  name: string,
  url: string,
  freeze: () => void,
  thaw: () => void,
): Promise<number> {
  expect((await postForm(url)).status).toBe(200);
  freeze();
  const refusals: number[] = [];
  const posts = Promise.all(
    Array.from({ length: 20 }, async () => {
      const start = performance.now();
      const { status } = await postForm(url);
      refusals.push(performance.now() - start);
      return status;
    }),
  );
  const pages: number[] = [];
  const until = performance.now() + 8000;
  while (performance.now() < until) {
    const start = performance.now();
    expect((await fetch(`${url}/affiche`)).status).toBe(200);
    pages.push(performance.now() - start);
    await wait(20);
  }
  const asked = performance.now();
  expect(await (await fetch(`${url}/api/sante`)).json()).toMatchObject({ etat: "degrade" });
  const health = performance.now() - asked;
  expect(new Set(await posts)).toEqual(new Set([503]));
  thaw();
  await expect.poll(async () => (await postForm(url)).status, { timeout: 20_000, interval: 200 }).toBe(200);
  const refusal = Math.max(...refusals);
  figure(
    `${name}\u00a0: page la plus lente, la santé, le dernier envoi refusé`,
    [Math.max(...pages), health, refusal].map(ms).join(", "),
    "300 ms, 3 s, 15 s",
  );
  expect(refusal).toBeLessThan(15_000);
  return health;
}
