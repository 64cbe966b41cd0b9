import { describe, expect, it } from "vitest";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";

async function reasons(url: string): Promise<unknown> {
  return (await fetch(`${url}/api/sante`)).json().then((health: { raisons: unknown }) => health.raisons);
}

describe("un mandataire que personne n’a nommé", () => {
  it("ne fait pas partager leur limite à sept visiteurs, et la ligne à écrire est dite une fois, puis par /api/sante", async () => {
    const { url, said } = await startTestServer({ CONTACT_LIMIT_PER_IP: "5" });
    const before = said.length;
    const statuses = [];
    for (let visitor = 1; visitor <= 7; visitor++)
      statuses.push(
        (await postForm(url, contactForm(), { "x-forwarded-for": `203.0.113.${visitor}` })).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200]);
    expect(said.slice(before)).toEqual([expect.stringMatching(/TRUSTED_PROXIES=127\.0\.0\.1$/)]);
    expect(await reasons(url)).toEqual([expect.stringContaining("Écrivez TRUSTED_PROXIES=127.0.0.1")]);
  });

  it("n’est cru que jusque-là : ses visiteurs ont ensemble huit parts, quoi qu’il dise d’eux", async () => {
    const { url } = await startTestServer({ CONTACT_LIMIT_PER_IP: "1" });
    const page = (visitor: number) =>
      fetch(`${url}/affiche`, { headers: { "x-forwarded-for": `203.0.113.${visitor}` } });
    for (let visitor = 1; visitor <= 3; visitor++) await page(visitor);
    const from = async (visitor: number) =>
      (await postForm(url, contactForm(), { "x-forwarded-for": `203.0.113.${visitor}` })).status;
    expect([await from(1), await from(1)]).toEqual([200, 429]);
    const others = [];
    for (let visitor = 2; visitor <= 12; visitor++) others.push(await from(visitor));
    expect(others.filter((status) => status === 200)).toHaveLength(7);
  });

  it("n’est pas vu là où un inconnu écrit l’en-tête parmi d’autres qui ne l’écrivent pas", async () => {
    const { url, said } = await startTestServer({ CONTACT_LIMIT_PER_IP: "1" });
    const before = said.length;
    for (let round = 0; round < 20; round++) {
      for (const path of ["/affiche", "/panneau"]) await fetch(url + path);
      await fetch(`${url}/affiche`, { headers: { "x-forwarded-for": `198.51.100.${round}` } });
    }
    const forged = async (hop: string) =>
      (await postForm(url, contactForm(), { "x-forwarded-for": hop })).status;
    expect([await forged("198.51.100.1"), await forged("198.51.100.2")]).toEqual([200, 429]);
    expect([said.slice(before), await reasons(url)]).toEqual([[], []]);
  });

  it("à côté d’un mandataire nommé, se dit avec lui dans la même ligne", async () => {
    const { url, said } = await startTestServer({ TRUSTED_PROXIES: "10.0.0.0/8,192.0.2.1" });
    for (let round = 0; round < 3; round++)
      await fetch(`${url}/affiche`, { headers: { forwarded: "for=203.0.113.9" } });
    expect(said.at(-1)).toMatch(/TRUSTED_PROXIES=10\.0\.0\.0\/8,192\.0\.2\.1,127\.0\.0\.1$/);
    expect(await reasons(url)).toEqual([expect.stringContaining("est dans le terminal")]);
  });
});

describe("un mandataire que personne n’a nommé et qui ne transmet aucune adresse", () => {
  /** What a browser says of where it is, behind a proxy that speaks https for us: we never do. */
  const browser = { "sec-fetch-site": "same-origin", referer: "https://exemple.fr/affiche" };

  it("se voit à ce que ses visiteurs sont en https : ce qu’il faut écrire, pour lui et pour nous, est dit une fois, puis par /api/sante", async () => {
    const { url, said } = await startTestServer({ PUBLIC_URL: "https://exemple.fr" });
    const before = said.length;
    for (let visitor = 1; visitor <= 7; visitor++)
      await postForm(url, contactForm(), { ...browser, origin: "https://exemple.fr" });
    expect(said.slice(before)).toEqual([
      expect.stringMatching(/127\.0\.0\.1.*proxy_set_header X-Forwarded-For.*TRUSTED_PROXIES=127\.0\.0\.1$/),
    ]);
    expect(await reasons(url)).toEqual([expect.stringContaining("ne transmet pas l’adresse des visiteurs")]);
  });

  it("s’il transmet désormais, il reste à le nommer", async () => {
    const { url } = await startTestServer();
    for (let visitor = 1; visitor <= 3; visitor++) await fetch(`${url}/affiche`, { headers: browser });
    for (let visitor = 1; visitor <= 4; visitor++)
      await fetch(`${url}/affiche`, { headers: { ...browser, "x-forwarded-for": `203.0.113.${visitor}` } });
    expect(await reasons(url)).toEqual([expect.stringContaining("Écrivez TRUSTED_PROXIES=127.0.0.1")]);
  });

  it("ne se confond pas avec qui essaie le site sur la machine même, ni avec une ressource du jeu", async () => {
    const { url, said } = await startTestServer();
    const before = said.length;
    for (let round = 0; round < 20; round++) {
      const headers = { "sec-fetch-site": "same-origin", referer: `${url}/affiche` };
      await fetch(`${url}/affiche`, { headers });
      await fetch(`${url}/affiches.json`, {
        headers: { "sec-fetch-site": "cross-site", origin: "https://cfx-nui-affiches" },
      });
    }
    expect([said.slice(before), await reasons(url)]).toEqual([[], []]);
  });
});

describe("un mandataire nommé qui ne transmet aucune adresse", () => {
  const settings = { TRUSTED_PROXIES: "127.0.0.1" };

  it("se dit une fois au terminal, avec la ligne à écrire, et par /api/sante jusqu’à ce qu’il transmette", async () => {
    const { url, said } = await startTestServer(settings);
    const before = said.length;
    for (let visitor = 1; visitor <= 3; visitor++) await fetch(`${url}/affiche`);
    expect([said.slice(before), await reasons(url)]).toEqual([[], []]);
    for (let visitor = 1; visitor <= 20; visitor++) await fetch(`${url}/affiche`);
    expect(said.slice(before)).toEqual([
      expect.stringMatching(/mandataire 127\.0\.0\.1.*proxy_set_header X-Forwarded-For/),
    ]);
    expect(await reasons(url)).toEqual([expect.stringContaining("ne transmet pas l’adresse des visiteurs")]);
    for (let visitor = 1; visitor <= 3; visitor++)
      await fetch(`${url}/affiche`, { headers: { "x-forwarded-for": `203.0.113.${visitor}` } });
    expect(await reasons(url)).toEqual([]);
  });

  it("ne se confond pas avec un programme de la machine, qui demande des pages à côté d’un mandataire qui transmet", async () => {
    const { url, said } = await startTestServer(settings);
    const before = said.length;
    for (let round = 0; round < 12; round++) {
      const headers = round % 4 === 0 ? { "x-forwarded-for": `203.0.113.${round}` } : {};
      await fetch(`${url}/affiche`, { headers });
      await fetch(`${url}/api/sante`);
    }
    expect([said.slice(before), await reasons(url)]).toEqual([[], []]);
  });
});
