import { describe, expect, test } from "vitest";
import { everyPath, PAGES } from "#addresses/pages.ts";
import { TWITCH_ORIGINS } from "#platforms/twitch.ts";
import { YOUTUBE_ORIGINS } from "./content-security-policy.ts";
import { canonicalPath, pageAliases } from "./page-aliases.ts";
import { isForEver, isMachinePath, isOpenPath, REST, ruleAt, ruleHeaders } from "./public-paths.ts";

const SITE = { policy: { styleHashes: [], donationOrigin: "https://dons.example" }, https: true };

describe("la table de ce que reçoit chaque adresse", () => {
  test("chaque page a sa ligne, et ce que rien ne nomme a la dernière", () => {
    for (const path of everyPath()) expect(ruleAt(path)).toMatchObject({ page: path, readBy: "people" });
    expect(ruleAt("/robots.txt")).toBe(REST);
    expect(ruleAt("/arc/secret")).toBe(REST);
  });

  test("ce qui ne change jamais est ce dont le nom porte une empreinte ; le jeu lit les images d’import et les listes", () => {
    const paths = ["/assets/a.js", "/images/a.webp", "/media/a.mp3", "/import/a.png", "/affiches.json", "/"];
    expect(paths.map(isForEver)).toEqual([true, true, true, false, false, false]);
    expect(paths.map(isOpenPath)).toEqual([false, false, false, true, true, false]);
    expect(paths.map(isMachinePath)).toEqual([true, true, true, true, false, false]);
  });

  test("le formulaire du staff demande son dépôt et personne d’autre ; ses libertés ne valent que pour sa page", () => {
    const workshop = { asked: ["https://forge.example"], pictures: [] };
    const policy = { ...SITE.policy, workshop };
    const csp = (path: string) =>
      new Map(ruleHeaders(ruleAt(path), { ...SITE, policy })).get("content-security-policy") ?? "";
    expect(csp("/admin")).toContain("connect-src 'self' data: blob: https://forge.example;");
    expect(csp("/admin")).toContain("frame-ancestors 'none'");
    for (const { path } of PAGES) {
      expect(csp(path)).not.toContain("forge.example");
      expect(csp(path)).not.toMatch(/unsafe/);
    }
  });

  test("[G3] hors du site, une page ne demande que la liste des streamers et l’envoi du formulaire ; le reste est cadres et portraits", () => {
    const hosts = { contactHost: "https://courriel.example", streamersHost: "https://seau.example" };
    const outside = (path: string, policy = SITE.policy) => {
      const csp =
        new Map(ruleHeaders(ruleAt(path), { ...SITE, policy })).get("content-security-policy") ?? "";
      const named = csp.split("; ").map((directive) => {
        const [name, ...sources] = directive.split(" ");
        return [
          name,
          sources.filter((source) => /[*:]/.test(source) && !/^(data|blob):$/.test(source)),
        ] as const;
      });
      return Object.fromEntries(named.filter(([, sources]) => sources.length > 0));
    };
    const frames = [...YOUTUBE_ORIGINS, "https://dons.example"];
    for (const path of everyPath()) {
      expect(outside(path)).toEqual({ "frame-src": frames });
      expect(outside(path, { ...SITE.policy, ...hosts })).toEqual({
        "connect-src": ["https://courriel.example", "https://seau.example"],
        "form-action": ["https://courriel.example"],
        "img-src": ["https://seau.example", TWITCH_ORIGINS.portraits],
        "frame-src": frames,
      });
    }
  });

  test("une page seule peut tenir dans un cadre : sa ligne le dit, les autres n’en changent pas", () => {
    const headersOf = (path: string, frames: string[]) =>
      new Map(ruleHeaders(ruleAt(path), { ...SITE, policy: { ...SITE.policy, frames } }));
    const framed = headersOf("/choisir", ["https://jeu.example"]);
    expect(framed.get("content-security-policy")).toContain("frame-ancestors https://jeu.example;");
    expect(framed.has("x-frame-options")).toBe(false);
    for (const usual of [headersOf("/affiche", ["https://jeu.example"]), headersOf("/choisir", [])]) {
      expect(usual.get("content-security-policy")).toContain("frame-ancestors 'none';");
      expect(usual.get("x-frame-options")).toBe("DENY");
    }
    // A resource's page stands in one of the game, and every frame around counts.
    expect(headersOf("/choisir", ["https://cfx-nui-exemple"]).get("content-security-policy")).toContain(
      "frame-ancestors https://cfx-nui-exemple nui:;",
    );
  });
});

test("[R4] chaque autre écriture d’une page mène à elle, et à elle seule", () => {
  for (const { path } of PAGES)
    for (const alias of pageAliases(path)) {
      expect(alias).not.toBe(path);
      expect(canonicalPath(alias)).toBe(path);
    }
  expect(pageAliases("/vidéo").map(encodeURI)).toEqual(["/vide%CC%81o", "/vid%C3%A9o/", "/vide%CC%81o/"]);
  expect(pageAliases("/")).toEqual([]);
});
