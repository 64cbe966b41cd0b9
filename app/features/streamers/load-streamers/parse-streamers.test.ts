import { expect, test } from "vitest";
import { parseStreamers } from "./parse-streamers.ts";

const whole = {
  tag: "Staff",
  display_name: "Vespérine",
  username: "vesperine",
  profile_image_url: "/images/a-192.webp",
  arcs: ["School"],
  nomRP: { School: "Garance Delmas" },
};

test("[T8] la réponse est un tableau, ou un objet qui porte « streamers »", () => {
  for (const answer of [[whole], { streamers: [whole] }]) {
    const [streamer] = parseStreamers(answer).streamers;
    expect(streamer).toMatchObject({
      username: "vesperine",
      displayName: "Vespérine",
      tag: "Staff",
      arcs: ["School"],
    });
    expect(streamer?.roles.get("School")).toBe("Garance Delmas");
  }
});

test("[T8] toute autre réponse est une liste vide", () => {
  for (const answer of [null, undefined, 3, "[]", true, {}, { streamers: {} }, { streamers: "x" }, []]) {
    expect(parseStreamers(answer).streamers).toEqual([]);
  }
});

test("[T5] le lien Twitch vient du pseudo, et d’un pseudo possible", () => {
  const href = (username: unknown) => parseStreamers([{ ...whole, username }]).streamers[0]?.href;
  expect(href("vesperine")).toBe("https://www.twitch.tv/vesperine");
  for (const username of ["../evil", "a?b", "javascript:alert(1)", "x".repeat(26), "é", 4, null])
    expect(href(username)).toBeUndefined();
});

test("un fichier empoisonné ne mène nulle part", () => {
  const portrait = (url: unknown) =>
    parseStreamers([{ ...whole, profile_image_url: url }]).streamers[0]?.portrait;
  expect(portrait("https://static-cdn.jtvnw.net/a.png")).toBe("https://static-cdn.jtvnw.net/a.png");
  for (const url of [
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example/a.png",
    "/\\evil.example",
    "http://a.b/c",
    "a.png",
    "",
    7,
    null,
  ]) {
    expect(portrait(url)).toBeUndefined();
  }
});

test("les entrées de travers sont laissées de côté, les autres restent", () => {
  const odd = [
    null,
    1,
    "x",
    [],
    {},
    { username: 3 },
    { ...whole, arcs: "School", nomRP: ["a"], tag: {}, viewers: "NaN", live: "yes" },
  ];
  const { streamers } = parseStreamers([...odd, whole]);
  expect(streamers).toHaveLength(2);
  expect(streamers[0]).toMatchObject({ arcs: [], tag: "", live: undefined });
});

test("une clé __proto__ ne touche à rien", () => {
  const poisoned: unknown = JSON.parse(
    '[{"username":"a","display_name":"A","arcs":["School"],"nomRP":{"__proto__":"x","School":"B"},"__proto__":{"tag":"Fondateur"}}]',
  );
  const [streamer] = parseStreamers(poisoned).streamers;
  expect(streamer?.tag).toBe("");
  expect(streamer?.roles.get("School")).toBe("B");
  expect(Reflect.get({}, "tag")).toBeUndefined();
});

test("au plus mille entrées, et des noms d’une longueur lisible", () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    ...whole,
    username: `u${index}`,
    display_name: "é".repeat(9000),
  }));
  const { streamers } = parseStreamers(many);
  expect(streamers).toHaveLength(1000);
  expect(streamers[0]?.displayName.length).toBeLessThanOrEqual(120);
  expect(parseStreamers([{ ...whole, display_name: "a\u202Eb\u0000c" }]).streamers[0]?.displayName).toBe(
    "abc",
  );
});

test("d’une liste que plus personne n’écrit, personne n’est en direct", () => {
  const list = {
    updated_at: "2026-11-20T10:00:00Z",
    live_known: true,
    streamers: [{ ...whole, live: true }],
  };
  const old = parseStreamers(list, Date.UTC(2026, 10, 20, 11, 1));
  expect(old.liveKnown).toBe(false);
  expect(old.streamers[0]?.live).toBeUndefined();
  expect(parseStreamers([{ ...whole, live: true }]).streamers[0]?.live).toBeDefined();
});

test("le direct et l’âge des données se lisent quand ils sont là", () => {
  const asked = Date.UTC(2026, 10, 20, 10);
  const list = {
    updated_at: "2026-11-20T10:00:00Z",
    live_known: true,
    streamers: [{ ...whole, live: true, viewers: 12, title: "Soirée" }],
  };
  const { streamers, updatedAt, liveKnown } = parseStreamers(list, asked + 3_600_000);
  expect(updatedAt).toBe(asked);
  expect(liveKnown).toBe(true);
  expect(streamers[0]?.live).toEqual({ viewers: 12, title: "Soirée" });
  expect(parseStreamers({ ...list, live_known: "yes" }, asked).liveKnown).toBe(false);
  expect(parseStreamers({ updated_at: "hier", streamers: [] }).updatedAt).toBeUndefined();
});
