import { describe, expect, it } from "vitest";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import { openTestStore } from "#server/testing/store-scene.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { addressGroups } from "#server/visitor/address-groups.ts";
import { NetworkList } from "#server/visitor/network.ts";
import { clientAddress } from "#server/visitor/visitors.ts";
import { checkToken, issueToken } from "./form-token.ts";

const proxies = NetworkList.parse("127.0.0.1, 10.0.0.0/8, fd00::/8");

describe("l’adresse d’un visiteur", () => {
  it.each([
    ["203.0.113.9", "198.51.100.1", "203.0.113.9", "a stranger's header is not believed"],
    ["127.0.0.1", "", "127.0.0.1", "a proxy without header"],
    ["127.0.0.1", "203.0.113.9", "203.0.113.9", "one proxy"],
    ["127.0.0.1", "1.1.1.1, 203.0.113.9, 10.2.3.4", "203.0.113.9", "the right-most hop that is not ours"],
    ["127.0.0.1", "10.1.1.1, 10.2.3.4", "10.1.1.1", "nothing but ours"],
    ["127.0.0.1", "1.1.1.1, n’importe quoi", "127.0.0.1", "a broken header"],
    ["::ffff:127.0.0.1", "2001:db8::1", "2001:db8::1", "a mapped address"],
    ["fd00::7", "203.0.113.9", "203.0.113.9", "a proxy in IPv6"],
    ["127.0.0.1", "203.0.113.9:51234", "203.0.113.9", "a proxy that writes the port"],
    ["127.0.0.1", "[2001:db8::1]:51234", "2001:db8::1", "the same in IPv6"],
  ])("de %s avec %s, c’est %s : %s", (socket, header, expected, _why) => {
    expect(clientAddress(socket, header, proxies)).toBe(expected);
  });

  it("compte pour une par adresse IPv4, et par /64, /56 et /48 d’IPv6", () => {
    const common = (one: string, other: string) =>
      addressGroups(one).filter(({ key }) => addressGroups(other).some((group) => group.key === key)).length;
    expect(common("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::9")).toBe(3);
    expect(common("2001:db8:1:2::9", "2001:db8:1:3::9")).toBe(2);
    expect(common("2001:db8:1:2::9", "2001:db8:1:102::9")).toBe(1);
    expect(common("2001:db8:1:2::9", "2001:db8:2:2::9")).toBe(0);
    expect(common("::ffff:203.0.113.9", "203.0.113.9")).toBe(1);
    expect(common("203.0.113.9", "203.0.113.8")).toBe(0);
  });
});

describe("la limite", () => {
  it("compte à part chacun de 20 visiteurs derrière un mandataire connu, et pas du tout un en-tête falsifié", async () => {
    const behind = await startTestServer({ CONTACT_LIMIT_PER_IP: "1", TRUSTED_PROXIES: "127.0.0.1" });
    const from = async (url: string, index: number) =>
      (await postForm(url, contactForm(), { "x-forwarded-for": `203.0.113.${index}` })).status;
    for (let index = 1; index <= 20; index++) expect(await from(behind.url, index)).toBe(200);
    expect(await from(behind.url, 1)).toBe(429);
    const bare = await startTestServer({ CONTACT_LIMIT_PER_IP: "1" });
    expect([await from(bare.url, 1), await from(bare.url, 2)]).toEqual([200, 429]);
  });

  it("de tous répond 429 avec les secondes à attendre", async () => {
    const { url } = await startTestServer({ CONTACT_LIMIT_GLOBAL: "2" });
    const answers = [await postForm(url), await postForm(url), await postForm(url)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  });
});

describe("le jeton du temps", () => {
  const secret = Buffer.from("clé d’essai");
  const token = issueToken(secret, 1_000_000);
  it.each([
    ["good", token, 1_003_000],
    ["too-soon", token, 1_002_999],
    ["too-old", token, 1_000_000 + 86_400_001],
    ["missing", undefined, 0],
    ["missing", "", 0],
    ["forged", `${token}x`, 1_005_000],
    ["forged", "a.b.c.d", 1_005_000],
    ["forged", token.replace(/^./, "z"), 1_005_000],
  ] as const)("is %s", (verdict, given, now) => {
    expect(checkToken(secret, given, now)).toBe(verdict);
  });
});

describe("le doute", () => {
  async function stateAfter(send: (url: string) => Promise<Response>): Promise<unknown> {
    const { url, dataDir } = await startTestServer();
    const answer = await send(url);
    expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
    return (await (await openTestStore(dataDir)).list())[0]?.state;
  }
  const bare = (url: string, fields: Record<string, string>) => {
    const form = contactForm(fields);
    for (const name of ["request_id", "lib_version"]) form.delete(name);
    return fetch(url + SEND_FORM_PATH, { method: "POST", body: form });
  };

  it("épargne qui a notre script, qui ne l’a pas, et qui donne trois liens", async () => {
    expect(await stateAfter((url) => postForm(url))).toBe("queued");
    expect(await stateAfter((url) => postForm(url, contactForm({ request_id: "" })))).toBe("queued");
    expect(
      await stateAfter((url) =>
        postForm(url, contactForm({ message: "https://a.fr https://b.fr https://c.fr" })),
      ),
    ).toBe("queued");
  });

  it.each([
    ["qui écrit en russe", "Здравствуйте, я хотел бы сменить имя персонажа."],
    ["qui écrit en arabe", "مرحبا، أود تغيير اسم شخصيتي من فضلكم."],
    ["qui écrit en japonais", "こんにちは、キャラクターの名前を変えたいです。"],
    [
      "qui donne quatre clips",
      ["Ada", "Leo", "Zoe", "Kim"].map((clip) => `https://clips.twitch.tv/${clip}`).join(" "),
    ],
  ])("épargne aussi, même sans jeton, celui %s", async (_who, message) => {
    expect(await stateAfter((url) => postForm(url, contactForm({ message })))).toBe("queued");
  });

  it("met de côté onze liens à la suite", async () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, rank) => `https://a${rank}.example`).join(" ");
    expect(await stateAfter((url) => postForm(url, contactForm({ message: links(11) })))).toBe("quarantine");
  });

  it("met de côté le robot qui remplit tout, celui qui poste sans page, celui qui envoie aussitôt avec des liens", async () => {
    expect(await stateAfter((url) => postForm(url, contactForm({ site_web: "x" })))).toBe("quarantine");
    expect(await stateAfter((url) => bare(url, {}))).toBe("quarantine");
    const fast = async (url: string) => {
      const form_token = await (await fetch(`${url}/api/v1.0/form-token`)).text();
      return postForm(url, contactForm({ form_token, message: "http://a http://b http://c http://d" }));
    };
    expect(await stateAfter(fast)).toBe("quarantine");
  });

  it("met de côté la quatrième copie d’un même texte", async () => {
    const { url, dataDir } = await startTestServer();
    for (let copy = 0; copy < 5; copy++) await postForm(url);
    const messages = await (await openTestStore(dataDir)).list();
    expect(messages.map(({ state }) => state)).toEqual([
      "queued",
      "queued",
      "queued",
      "quarantine",
      "quarantine",
    ]);
  });
});
