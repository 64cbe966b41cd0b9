import { expect, test } from "vitest";
import { GalleryEntry } from "#schemas/gallery-item.ts";
import type { BuiltSite } from "../built-site.ts";
import { newsFeed } from "./news-feed.ts";

/** As much of a site as the feed reads; posters by id, each with its day. */
function site(days: Record<string, string | undefined>, publicUrl = "https://site.example"): BuiltSite {
  const posters = Object.entries(days).map(([id, date]) =>
    GalleryEntry.parse({
      titre: `« ${id} » & <b>`,
      auteur: "Mado",
      image: `${id}.webp`,
      ...(date && { date }),
    }),
  );
  const image = (id: string) => ({ url: `/import/affiches/${id}.jpg`, width: 1, height: 1, bytes: 12 });
  const some: Partial<BuiltSite> = {
    publicUrl,
    // oxlint-disable-next-line no-unsafe-type-assertion -- as much of the content as the feed reads
    content: {
      site: { name: "L’atelier" },
      galleries: { affiches: posters, panneaux: [] },
    } as unknown as BuiltSite["content"],
    // oxlint-disable-next-line no-unsafe-type-assertion -- likewise
    media: {
      pictures: Object.fromEntries(posters.map(({ file }) => [file, {}])),
      imports: Object.fromEntries(posters.map(({ id }) => [`affiches/${id}`, image(id)])),
    } as unknown as BuiltSite["media"],
  };
  // oxlint-disable-next-line no-unsafe-type-assertion -- likewise
  return some as BuiltSite;
}

test("les dernières d’abord, leur jour et leur image ; celles sans date n’y sont pas", () => {
  const feed = newsFeed(site({ a: "01/05/2024", b: "02/05/2024", c: undefined, d: "02/05/2024" }));
  expect(feed?.path).toBe("/nouveautes.xml");
  const body = feed?.body ?? "";
  expect([...body.matchAll(/<id>([^<]*)<\/id>/g)].map(([, id]) => id)).toEqual([
    "https://site.example/",
    "https://site.example/affiche?affiche=d",
    "https://site.example/affiche?affiche=b",
    "https://site.example/affiche?affiche=a",
  ]);
  expect(body).toContain('<updated>2024-05-02T00:00:00Z</updated>\n<link rel="self"');
  expect(body).toContain(
    '<link rel="enclosure" type="image/jpeg" length="12" href="https://site.example/import/affiches/d.jpg"/>',
  );
});

test("rien d’un titre ne devient du balisage, et le document reste bien formé", () => {
  const body = newsFeed(site({ a: "01/05/2024" }))?.body ?? "";
  expect(body).toContain("<title>Affiche : « a » &#38; &#60;b&#62;</title>");
  const open: string[] = [];
  const closed: (string | undefined)[][] = [];
  for (const [, close, name = "", attributes = ""] of body.matchAll(/<(\/?)([a-z]+)([^>]*)>/g)) {
    if (close) closed.push([name, open.pop()]);
    else if (!attributes.endsWith("/")) open.push(name);
  }
  expect(closed.filter(([name, opened]) => name !== opened)).toEqual([]);
  expect(open).toEqual([]);
  expect(body.replace(/&#\d+;/g, "")).not.toContain("&");
});

test("sans adresse publique, ou sans aucune date, il n’y a pas de flux", () => {
  expect(newsFeed(site({ a: "01/05/2024" }, ""))).toBeUndefined();
  expect(newsFeed(site({ a: undefined }))).toBeUndefined();
});
