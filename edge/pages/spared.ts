import { galleryEntry } from "#addresses/files.ts";
import { entryId, packFile } from "#addresses/packed.ts";
import { ruleAt, ruleHeaders, type SitePolicy } from "#http-policy/public-paths.ts";
import { GALLERIES, type Gallery } from "#schemas/gallery-item.ts";
import * as z from "zod";
import type { Bindings } from "../bindings.ts";

const Pack = z.record(z.string(), z.string());

/** Gives the answer to what a large site spares as a file of its own (publishing/hosts/thin-set.ts), or undefined. */
export async function answerSpared(
  request: Request,
  path: string,
  files: Bindings["FICHIERS"],
  policy: SitePolicy,
): Promise<Response | undefined> {
  for (const gallery of GALLERIES) {
    const id = entryId(gallery, path);
    const text = id === undefined ? undefined : await packedEntry(gallery, id, new URL(request.url), files);
    if (text === undefined) continue;
    const headers = new Headers([["content-type", "application/json; charset=utf-8"]]);
    for (const [name, value] of ruleHeaders(ruleAt(path), policy)) headers.set(name, value);
    return new Response(request.method === "HEAD" ? null : text, { headers });
  }
  return undefined;
}

/** The text of an entry, from its own file or from its pack; undefined when there is no such entry. */
export async function entryText(
  gallery: Gallery,
  id: string,
  site: URL,
  files: Bindings["FICHIERS"],
): Promise<string | undefined> {
  const file = await files.fetch(new URL(galleryEntry(gallery, encodeURIComponent(id)), site));
  return file.ok ? file.text() : packedEntry(gallery, id, site, files);
}

async function packedEntry(
  gallery: Gallery,
  id: string,
  site: URL,
  files: Bindings["FICHIERS"],
): Promise<string | undefined> {
  const file = await files.fetch(new URL(packFile(gallery, id), site));
  const pack = file.ok ? Pack.safeParse(await file.json().catch(() => undefined)) : undefined;
  return pack?.success === true && Object.hasOwn(pack.data, id) ? pack.data[id] : undefined;
}
