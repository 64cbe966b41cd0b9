import { expect, test } from "vitest";
import { siteChunk } from "./site-chunk.ts";

/** Who imports each module at once; a page is fetched by the table of routes, the drawer by the header. */
const IMPORTERS: Record<string, string[]> = {
  "/app/root.tsx": [],
  "/app/routes/affiche.tsx": [],
  "/app/routes/musique.tsx": [],
  "/app/routes/arc.tsx": [],
  "/app/features/gallery/gallery.tsx": ["/app/routes/affiche.tsx"],
  "/app/features/gallery/my-wall/tools.tsx": [],
  "/app/search/use-search.ts": ["/app/features/gallery/gallery.tsx", "/app/routes/musique.tsx"],
  "/text/fold-text.ts": ["/app/search/use-search.ts"],
  "tabler:check": ["/app/features/gallery/gallery.tsx", "/app/features/gallery/my-wall/tools.tsx"],
  "tabler:photo": ["/app/routes/arc.tsx", "/app/routes/musique.tsx"],
};
const FETCHED = /\/routes\/|my-wall\/tools/;

function chunkOf(id: string) {
  return siteChunk(id, {
    getModuleInfo: (each) => ({
      importers: IMPORTERS[each] ?? [],
      dynamicImporters: FETCHED.test(each) ? ["/app/routes.ts"] : [],
    }),
  });
}

test("le tronc commun a la racine, et ce qu’un mur partage avec une autre page, de près ou de loin", () => {
  expect(chunkOf("/app/root.tsx")).toBe("site");
  expect(chunkOf("/app/search/use-search.ts")).toBe("site");
  expect(chunkOf("/text/fold-text.ts")).toBe("site");
});

test("ce que les murs seuls, ou les autres pages seules, se partagent n’y est pas", () => {
  expect(chunkOf("/app/features/gallery/gallery.tsx")).toBeNull();
  expect(chunkOf("tabler:check")).toBeNull();
  expect(chunkOf("tabler:photo")).toBeNull();
});
