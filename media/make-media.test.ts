import { readdir, readFile, rm, stat, truncate, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentFolder, picture } from "#reader/fixtures/content-folder.ts";
import { prepareContent } from "#reader/prepare-content.ts";
import { pictureFile } from "#addresses/files.ts";
import { FAVICON, ICONS } from "#addresses/icons.ts";
import { toneColour } from "#schemas/tones.ts";
import { sharp } from "./safe-sharp.ts";

const LIST = ["a", "b"].map((id) => `- titre: "${id}"\n  image: ${id}.webp\n`).join("");

async function posters(extra: Record<string, string | Buffer> = {}): Promise<string> {
  return contentFolder({
    "affiches/affiches.yaml": LIST,
    "affiches/a.webp": await picture("webp", 1000, 1414, 10),
    "affiches/b.webp": await picture("webp", 300, 200, 250),
    ...extra,
  });
}

const cacheOf = (contentDir: string): string => join(contentDir, "images-faites");

async function prepare(contentDir: string) {
  const prepared = await prepareContent({ contentDir, cacheDir: cacheOf(contentDir) });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.faults));
  return prepared.manifest;
}

/** Names and times of every made file, to see what a run has redone. */
async function made(contentDir: string): Promise<Map<string, number>> {
  const dir = cacheOf(contentDir);
  const names = (await readdir(dir)).filter((name) => name !== "digests.json");
  return new Map(
    await Promise.all(names.map(async (name) => [name, (await stat(join(dir, name))).mtimeMs] as const)),
  );
}

describe("ce qui est fait d’une image", () => {
  test("[P4] des largeurs en AVIF, jamais agrandies, la plus large en WebP aussi, et la grande image [P5]", async () => {
    const manifest = await prepare(await posters());
    const [a, b] = [manifest.pictures["affiches/a.webp"], manifest.pictures["affiches/b.webp"]];
    expect(a).toMatchObject({ width: 1000, height: 1414, widths: [240, 340, 480] });
    expect(b).toMatchObject({ width: 300, height: 200, widths: [240, 300] });
    if (!a) throw new Error("no picture");
    const large = await sharp(await readFile(manifest.files[pictureFile(a, 1000, "webp")] ?? "")).metadata();
    expect(large.width).toBe(1000);
    expect(manifest.files[pictureFile(a, 240, "webp")]).toBeUndefined();
    for (const [path, signature] of [
      [pictureFile(a, 340, "avif"), "ftypavif"],
      [pictureFile(a, 480, "webp"), "WEBP"],
      [pictureFile(a, 1000, "webp"), "WEBP"],
    ] as const) {
      const header = await readFile(manifest.files[path] ?? "");
      expect(header.toString("latin1", 0, 12)).toContain(signature);
    }
  });

  test("ce qui tient sa place a les couleurs de son haut, de son milieu et de son pied", async () => {
    const night = { width: 300, height: 450, channels: 3, background: "#101010" } as const;
    const moon = await sharp({ create: { ...night, height: 150, background: "#fafafa" } })
      .png()
      .toBuffer();
    const sea = await sharp({ create: { ...night, height: 150, background: "#0000ff" } })
      .png()
      .toBuffer();
    const layers = [
      { input: moon, top: 0, left: 0 },
      { input: sea, top: 300, left: 0 },
    ];
    const poster = await sharp({ create: night }).composite(layers).webp().toBuffer();
    const manifest = await prepare(await posters({ "affiches/b.webp": poster }));
    expect(Array.from(manifest.pictures["affiches/b.webp"]?.tones ?? "", toneColour)).toEqual([
      [255, 255, 255],
      [0, 0, 0],
      [0, 0, 255],
    ]);
  });

  test("la position GPS d’une photo ne sort pas du dossier", async () => {
    const photo = await sharp(await picture("jpeg", 600, 800))
      .withExif({
        IFD0: { Copyright: "Ada" },
        IFD3: {
          GPSLatitudeRef: "N",
          GPSLatitude: "48/1 51/1 30/1",
          GPSLongitudeRef: "E",
          GPSLongitude: "2/1 17/1 40/1",
        },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const manifest = await prepare(await posters({ "affiches/a.webp": photo }));
    for (const [path, file] of Object.entries(manifest.files)) {
      if (!/\.(webp|jpg|png)$/.test(path)) continue;
      const header = await sharp(await readFile(file)).metadata();
      expect([path, header.exif, header.xmp, header.iptc]).toEqual([path, undefined, undefined, undefined]);
    }
  });

  test("[H1] le logo donne les icônes du navigateur et du téléphone", async () => {
    const manifest = await prepare(await contentFolder());
    for (const { path, side } of Object.values(ICONS)) {
      const header = await sharp(await readFile(manifest.files[path] ?? "")).metadata();
      expect([path, header.width]).toEqual([path, side]);
    }
    expect([...(await readFile(manifest.files[FAVICON] ?? "")).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });
});

describe("image d’import", () => {
  test("[P6] [P8] à l’adresse de l’identifiant, JPEG simple, 1024 px au plus", async () => {
    const manifest = await prepare(await posters());
    const made = manifest.imports["affiches/a"];
    expect(made).toMatchObject({ url: "/import/affiches/a.jpg", width: 724, height: 1024 });
    const bytes = await readFile(manifest.files["/import/affiches/a.jpg"] ?? "");
    expect(made?.bytes).toBe(bytes.length);
    const header = await sharp(bytes).metadata();
    expect([header.format, header.isProgressive]).toEqual(["jpeg", false]);
  });

  test("PNG quand l’image est transparente, et seulement alors", async () => {
    const clear = await sharp(await picture("png", 400, 400))
      .ensureAlpha(0.4)
      .png()
      .toBuffer();
    const manifest = await prepare(await posters({ "affiches/a.webp": clear }));
    expect(manifest.imports["affiches/a"]?.url).toBe("/import/affiches/a.png");
    expect(manifest.imports["affiches/b"]?.url).toBe("/import/affiches/b.jpg");
  });

  test("une image remplacée garde l’adresse notée : opaque notée .png, transparente notée .jpg, sur fond blanc", async () => {
    const clear = await sharp({ create: { width: 400, height: 400, channels: 4, background: "#ff000000" } })
      .png()
      .toBuffer();
    const dir = await posters({
      "adresses.txt": "affiches/a.png\naffiches/b.jpg\n",
      "affiches/b.webp": clear,
      "affiches/affiches.yaml": `${LIST}- titre: c\n  id: c\n  image: b.webp\n`,
    });
    const manifest = await prepare(dir);
    expect(manifest.imports["affiches/a"]).toMatchObject({
      url: "/import/affiches/a.png",
      width: 724,
      height: 1024,
    });
    expect(manifest.imports["affiches/b"]?.url).toBe("/import/affiches/b.jpg");
    // The same picture, noted nowhere: as it is.
    expect(manifest.imports["affiches/c"]?.url).toBe("/import/affiches/c.png");
    const header = async (path: string) => sharp(await readFile(manifest.files[path] ?? "")).metadata();
    expect((await header("/import/affiches/a.png")).format).toBe("png");
    expect(await header("/import/affiches/b.jpg")).toMatchObject({ format: "jpeg", hasAlpha: false });
    expect((await header("/import/affiches/c.png")).hasAlpha).toBe(true);
    const { dominant } = await sharp(await readFile(manifest.files["/import/affiches/b.jpg"] ?? "")).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
    const before = await made(dir);
    expect(await prepare(dir)).toEqual(manifest);
    expect(await made(dir)).toEqual(before);
  });

  test("une affiche retirée laisse une image de remplacement à ses deux adresses possibles, et sort de la liste", async () => {
    const manifest = await prepare(
      await posters({
        "affiches/affiches.yaml": LIST.replace("image: a.webp\n", "image: a.webp\n  retrait: true\n"),
      }),
    );
    expect(manifest.imports["affiches/a"]).toBeUndefined();
    expect(manifest.pictures["affiches/a.webp"]).toBeUndefined();
    for (const extension of ["png", "jpg"]) {
      const header = await sharp(
        await readFile(manifest.files[`/import/affiches/a.${extension}`] ?? ""),
      ).metadata();
      expect(header.format).toBe(extension === "png" ? "png" : "jpeg");
    }
  });

  test("une adresse d’import extérieure est gardée telle quelle, sans fichier", async () => {
    const manifest = await prepare(
      await posters({ "affiches/affiches.yaml": `${LIST}  import: https://example.org/b.png\n` }),
    );
    expect(manifest.imports["affiches/b"]).toEqual({
      url: "https://example.org/b.png",
      width: 0,
      height: 0,
      bytes: 0,
    });
    expect(manifest.files["/import/affiches/b.jpg"]).toBeUndefined();
  });

  test("une affiche déjà publiée dont l’image d’import est désormais ailleurs : l’adresse d’ici, notée, répond toujours", async () => {
    const elsewhere = `${LIST}  import: https://example.org/b.png\n`;
    const dir = await posters({
      "adresses.txt": "affiches/b.jpg\n",
      "affiches/affiches.yaml": elsewhere,
    });
    const manifest = await prepare(dir);
    expect(manifest.imports["affiches/b"]?.url).toBe("https://example.org/b.png");
    expect(manifest.files["/import/affiches/b.jpg"]).toBeDefined();
    await writeFile(join(dir, "affiches/affiches.yaml"), `${elsewhere}  retrait: true\n`);
    expect(Object.keys((await prepare(dir)).files)).toContain("/import/affiches/b.jpg");
  });

  test("deux affiches de la même image : une seule fois le travail, deux adresses", async () => {
    const manifest = await prepare(
      await posters({ "affiches/affiches.yaml": `${LIST}- titre: c\n  id: c\n  image: b.webp\n` }),
    );
    expect(manifest.files["/import/affiches/c.jpg"]).toBe(manifest.files["/import/affiches/b.jpg"]);
  });
});

describe("d’une fois sur l’autre", () => {
  test("une seconde fois ne refait rien", async () => {
    const dir = await posters();
    const first = await prepare(dir);
    const before = await made(dir);
    expect(await prepare(dir)).toEqual(first);
    expect(await made(dir)).toEqual(before);
  });

  test("une image changée en refait une, sous un autre nom ; son adresse d’import ne change pas", async () => {
    const dir = await posters();
    const first = await prepare(dir);
    const before = await made(dir);
    await writeFile(join(dir, "affiches/a.webp"), await picture("webp", 1000, 1414, 99));
    const second = await prepare(dir);
    expect(second.pictures["affiches/b.webp"]).toEqual(first.pictures["affiches/b.webp"]);
    expect(second.pictures["affiches/a.webp"]?.key).not.toBe(first.pictures["affiches/a.webp"]?.key);
    expect(second.imports["affiches/a"]?.url).toBe(first.imports["affiches/a"]?.url);
    const after = await made(dir);
    for (const [name, time] of before) expect(after.get(name)).toBe(time);
  });

  test("une image seulement redatée (copie, clone) n’est pas refaite", async () => {
    const dir = await posters();
    await prepare(dir);
    const before = await made(dir);
    await utimes(join(dir, "affiches/a.webp"), new Date(), new Date());
    await prepare(dir);
    expect(await made(dir)).toEqual(before);
  });

  test("un arrêt brutal ne coûte que l’image en cours : restes effacés, fichier perdu ou fiche abîmée refaits", async () => {
    const dir = await posters();
    const first = await prepare(dir);
    const cache = cacheOf(dir);
    const key = first.pictures["affiches/a.webp"]?.key ?? "";
    await writeFile(join(cache, "tmp-hier"), "x");
    await utimes(join(cache, "tmp-hier"), 1e9, 1e9);
    await writeFile(join(cache, "tmp-autre-run"), "x");
    await rm(join(cache, `${key}-340.avif`));
    await truncate(join(cache, `${first.pictures["affiches/b.webp"]?.key}.json`), 5);
    expect(await prepare(dir)).toEqual(first);
    const names = await readdir(cache);
    expect(names.filter((name) => name.startsWith("tmp-"))).toEqual(["tmp-autre-run"]);
    expect(names).toContain(`${key}-340.avif`);
  });

  test("l’avancement va jusqu’au bout", async () => {
    const dir = await posters();
    const seen: string[] = [];
    await prepareContent({
      contentDir: dir,
      cacheDir: cacheOf(dir),
      onProgress: ({ done, total }) => seen.push(`${done}/${total}`),
    });
    expect(seen).toEqual(["1/3", "2/3", "3/3"]);
  });
});
