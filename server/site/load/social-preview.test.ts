import { expect, it } from "vitest";
import { clientOf, makeBuild, TEST_BUILD } from "#server/testing/servers/make-build.ts";
import { loadPreviews, loadSite } from "./load-site.ts";

it("montre en premier une foule de murs, puis la page simple tant que le temps des aperçus est pris", async () => {
  const client = clientOf(await makeBuild());
  const { files } = await loadSite(client, [], TEST_BUILD, false);
  let now = 0;
  // Each look at the clock finds it a tenth of a second further: a preview takes so long here.
  const preview = await loadPreviews(client, files, TEST_BUILD, undefined, () => (now += 100));
  const wall = () => preview("/affiche", "?mur=votez-vargas")?.identity.body.toString() ?? "la page simple";
  const walls = Array.from({ length: 20 }, wall);
  expect(walls[0]).toContain("<title>Un mur d’une affiche · /affiche</title>");
  expect(walls).toContain("la page simple");
  now += 10_000;
  expect(wall()).toContain("<title>Un mur d’une affiche · /affiche</title>");
});
