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

it("montre encore une affiche ou une personne, prête ou non, pendant une foule de murs", async () => {
  const client = clientOf(await makeBuild());
  const { files } = await loadSite(client, [], TEST_BUILD, false);
  let now = 0;
  const preview = await loadPreviews(client, files, TEST_BUILD, undefined, () => (now += 100));
  const page = (path: string, query: string) =>
    preview(path, query)?.identity.body.toString() ?? "la page simple";
  const poster = "<title>Votez &#34;Vargas&#34; &#60;b&#62;&#38; — L’atelier · /affiche</title>";
  expect(page("/affiche", "?affiche=votez-vargas")).toContain(poster);
  for (let asked = 0; asked < 20; asked++) page("/affiche", "?mur=votez-vargas");
  expect(page("/affiche", "?mur=votez-vargas")).toBe("la page simple");
  expect(page("/stream", "?joueur=ada_brume")).toContain(
    "<title>Ada Brume, tous ses rôles · /stream</title>",
  );
  // Links to that picture that nobody shares take the time of pictures: what is ready is given all the same.
  for (let asked = 0; asked < 20; asked++) page("/affiche", `?affiche=votez-vargas&n=${asked}`);
  expect(page("/affiche", "?affiche=votez-vargas&n=20")).toBe("la page simple");
  expect(page("/affiche", "?affiche=votez-vargas")).toContain(poster);
});
