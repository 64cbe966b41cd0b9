import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

/** What a person reads of this project, links followed. */
const GUIDES = globSync(["*.md", "docs/**/*.md", "{demo,exemples,bench,hosting}/**/*.md"], {
  exclude: ["**/node_modules"],
});

/** The anchors that a page of the repository has, as GitHub and GitLab name them. */
function anchorsOf(page: string): readonly string[] {
  const titles = page.replace(/^\s*```[^]*?^\s*```$/gm, "").matchAll(/^#+ (.*)$/gm);
  return [...titles].map(([, title = ""]) =>
    title
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test("dans les guides, chaque lien mène à un fichier qui est là, et chaque ancre à un titre", () => {
  const links = GUIDES.flatMap((guide) =>
    [...readFileSync(guide, "utf8").matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => ({ guide, link })),
  ).filter(({ link }) => !link.startsWith("https://"));
  expect(links.length).toBeGreaterThan(50);
  const dead = links.filter(({ guide, link }) => {
    const [path = "", anchor] = decodeURIComponent(link).split("#");
    const target = path === "" ? guide : join(dirname(guide), path);
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(target, "utf8")).includes(anchor);
  });
  expect(dead).toEqual([]);
});

test("dans les guides, chaque « npm run » est une commande du projet", () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));
  const named = GUIDES.filter((guide) => !guide.startsWith("demo/"))
    .flatMap((guide) => [...readFileSync(guide, "utf8").matchAll(/npm run ([\w:]+)(?! --prefix)\b/g)])
    .map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
});
