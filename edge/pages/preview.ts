import { wallKey } from "#addresses/wall.ts";
import { ruleAt, ruleHeaders } from "#http-policy/public-paths.ts";
import { readJson } from "#schemas/read-json.ts";
import { createPreviews, type EntryPlace, fillTags, PreviewEntry } from "#server/previews/previews.ts";
import type { Bindings, EdgeSite } from "../bindings.ts";
import { entryText } from "./spared.ts";

/** Gives the page of a link that names a picture, a wall or a person, or undefined when the plain page is right. */
type Preview = (request: Request, path: string, files: Bindings["FICHIERS"]) => Promise<Response | undefined>;

/** Makes the previews that chats show, from the page and the public file of each entry that a link names. */
export function createPreview({ build, publicUrl }: EdgeSite): Preview {
  const previews = createPreviews({ name: build.name, base: publicUrl, roster: build.roster });
  return async (request, path, files) => {
    const { searchParams, origin } = new URL(request.url);
    if (searchParams.size === 0) return undefined;
    const found = new Map<string, PreviewEntry>();
    const entry = async ({ gallery, id }: EntryPlace): Promise<void> => {
      const text = await entryText(gallery, id, new URL(origin), files);
      const read = readJson(PreviewEntry, text ?? "");
      if (read !== undefined) found.set(wallKey(gallery, id), read);
    };
    await Promise.all(previews.named(path, searchParams).map(entry));
    const tags = previews.tags(path, searchParams, ({ gallery, id }) => found.get(wallKey(gallery, id)));
    if (tags === undefined) return undefined;
    const page = await files.fetch(new URL(encodeURI(path), origin));
    if (!page.ok) return undefined;
    const policy = { policy: build.policy, https: publicUrl.startsWith("https:") };
    const headers = new Headers([["content-type", "text/html; charset=utf-8"]]);
    for (const [name, value] of ruleHeaders(ruleAt(path), policy)) headers.set(name, value);
    return new Response(request.method === "HEAD" ? null : fillTags(await page.text(), tags), { headers });
  };
}
