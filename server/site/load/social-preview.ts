import { join } from "node:path";
import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import * as z from "zod";
import type { PagePath, QueryName } from "#addresses/pages.ts";
import { readWall, wallAddress, type WallKey, wallKey } from "#addresses/wall.ts";
import type { Gallery } from "#schemas/gallery-item.ts";
import { creditedTitle, isKnownAuthor } from "#text/credit.ts";
import { wallTitle } from "#text/wall-title.ts";
import { ruleAt, ruleHeaders } from "#http-policy/public-paths.ts";
import type { Header } from "#http-policy/security-headers.ts";
import type { ServerBuild } from "#schemas/server-build.ts";
import { loadPlayerPreviews } from "./player-preview.ts";
import { withReports } from "#server/policy-report/policy-report.ts";
import { memoryFile } from "../load-file.ts";
import type { MemoryFile } from "../static-file.ts";

const Index = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    author: z.string(),
    import: z.string(),
    width: z.number(),
    height: z.number(),
  }),
);
type Entry = z.output<typeof Index>[number];

/** The pages whose links may name one picture: path, query parameter, gallery, public index, and how one is called. */
const GALLERY_PAGES = [
  { path: "/affiche", parameter: "affiche", gallery: "affiches", index: "affiches.json", noun: "affiche" },
  { path: "/panneau", parameter: "panneau", gallery: "panneaux", index: "panneaux.json", noun: "panneau" },
] as const satisfies readonly {
  path: PagePath;
  parameter: QueryName;
  gallery: Gallery;
  index: string;
  noun: string;
}[];

/** Pages kept ready in memory; the others are made again when they are asked for. */
const KEPT = 200;

/** Gives the page to send for a gallery link that names a picture, or undefined when the plain page is right. */
export type SocialPreviews = (path: string, query: string) => MemoryFile | undefined;

/**
 * Prepares the previews that chats show for `/affiche?affiche=<id>` and `/affiche?mur=<id>,<id>`: the prerendered page
 * with the title and `og:` tags of that picture, or of that wall and its first picture; and for `/stream?joueur=<pseudo>`,
 * with that person's name, roles and portrait. Only ids of the public indexes and people of the roster are honoured, so a link can write nothing of its own into the page.
 */
export async function loadPreviews(
  clientDir: string,
  build: ServerBuild,
  publicUrl: string | undefined,
): Promise<SocialPreviews> {
  const https = publicUrl?.startsWith("https:") ?? false;
  const galleries = await Promise.all(
    GALLERY_PAGES.map(async (gallery) => {
      const file = build.pages.find((page) => page.path === gallery.path)?.file;
      const html = file === undefined ? "" : await readFile(join(clientDir, file), "utf8");
      return { ...gallery, html, entries: await readIndex(join(clientDir, gallery.index)) };
    }),
  );
  const made = new Map<Entry, MemoryFile>();
  const hangable = new Map(
    galleries.flatMap(({ gallery, entries }) =>
      [...entries.values()].map((entry): [WallKey, Hung] => [wallKey(gallery, entry.id), { gallery, entry }]),
    ),
  );
  const base = publicUrl ?? "";
  const filled = (path: PagePath, html: string, tags: Record<string, string>) => {
    const headers: Header[] = [
      ["content-type", "text/html; charset=utf-8"],
      ...withReports(ruleHeaders(ruleAt(path), { policy: build.policy, https })),
    ];
    const page = fillTags(html, tags);
    return memoryFile(Buffer.from(page), compressed(page), headers);
  };

  const players = await loadPlayerPreviews(clientDir, build, base);

  return (path, query) => {
    if (path === "/stream") {
      const tags = players.tags(new URLSearchParams(query).get("joueur"));
      return tags && filled(path, players.html, tags);
    }
    const gallery = galleries.find((candidate) => candidate.path === path);
    const parameters = new URLSearchParams(query);
    const entry = gallery?.entries.get(parameters.get(gallery.parameter) ?? "");
    if (gallery === undefined) return undefined;
    if (entry === undefined) {
      const wall =
        gallery.path === "/affiche" ? wallTags(parameters.get("mur"), hangable, build.name, base) : undefined;
      // Walls are without number, and none is kept: each is asked for a few times, by those it was sent to.
      return wall && filled(gallery.path, gallery.html, wall);
    }
    const known = made.get(entry);
    if (known !== undefined) return known;
    const file = filled(gallery.path, gallery.html, tagsOf(entry, gallery, build.name, base));
    if (made.size < KEPT) made.set(entry, file);
    return file;
  };
}

/** An entry that may hang on somebody's wall. */
interface Hung {
  gallery: Gallery;
  entry: Entry;
}

/** The tags of a wall that a link shares, with its first picture; undefined where nothing of it exists. */
function wallTags(
  list: string | null,
  hangable: ReadonlyMap<WallKey, Hung>,
  name: string,
  base: string,
): Record<string, string> | undefined {
  const keys = readWall(list ?? "").filter((key) => hangable.has(key));
  const wall = keys.flatMap((key) => hangable.get(key) ?? []);
  const [first] = wall;
  if (first === undefined) return undefined;
  const signs = wall.filter(({ gallery }) => gallery === "panneaux").length;
  const title = wallTitle(wall.length - signs, signs);
  return {
    "og:title": title,
    "og:description": `À garder ou à importer en jeu, sur le site de ${name}.`,
    "og:url": base + wallAddress(keys),
    ...imageTags(first.entry, base),
    title,
  };
}

function compressed(html: string): { br: Buffer; gzip: Buffer } {
  // A quick level: this is done while someone waits.
  return {
    br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    gzip: gzipSync(html),
  };
}

function tagsOf(
  entry: Entry,
  gallery: (typeof GALLERY_PAGES)[number],
  name: string,
  base: string,
): Record<string, string> {
  const credit = isKnownAuthor(entry.author) ? `, par ${entry.author}` : "";
  return {
    "og:title": entry.title,
    "og:description": `Un${gallery.noun === "affiche" ? "e" : ""} ${gallery.noun} de ${name}${credit}.`,
    "og:url": `${base}${gallery.path}?${gallery.parameter}=${encodeURIComponent(entry.id)}`,
    ...imageTags(entry, base),
    title: creditedTitle(entry.title, entry.author),
  };
}

function imageTags(entry: Entry, base: string): Record<string, string> {
  return {
    "og:image": entry.import.startsWith("/") ? base + entry.import : entry.import,
    "og:image:width": String(entry.width),
    "og:image:height": String(entry.height),
    "og:image:alt": entry.title,
  };
}

/** Puts a title before the page's own, replaces each tag where the page has it and adds those that it lacks. Values are escaped. */
function fillTags(html: string, { title = "", ...tags }: Record<string, string>): string {
  let page = html.replace("<title>", () => `<title>${escapeHtml(title)} · `);
  for (const [property, value] of Object.entries(tags)) {
    // What nobody knows of this picture was true of another.
    const known = value !== "0" && value !== "";
    const tag = known ? `<meta property="${property}" content="${escapeHtml(value)}"/>` : "";
    const present = new RegExp(`<meta[^>]*\\sproperty="${property}"[^>]*>`);
    page = present.test(page)
      ? page.replace(present, () => tag)
      : page.replace("</head>", () => `${tag}</head>`);
  }
  return page;
}

async function readIndex(file: string): Promise<ReadonlyMap<string, Entry>> {
  const text = await readFile(file, "utf8").catch(() => "[]");
  const entries = Index.safeParse(JSON.parse(text));
  return new Map((entries.success ? entries.data : []).map((entry) => [entry.id, entry]));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
