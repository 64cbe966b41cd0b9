import * as z from "zod";
import { NOT_FOUND } from "#addresses/pages.ts";
import { mediaType } from "#http-policy/media-type.ts";
import { pageAliases } from "#http-policy/page-aliases.ts";
import { cacheControl, isOpenPath } from "#http-policy/public-paths.ts";
import { flatPageFile, flatPages, type Host, type SiteToPublish } from "./host.ts";

/** `objets.json`: each object of the bucket by its key, the file of `site/` that it is made of, and what it is stored with. */
export const StoredObjects = z.array(
  z.object({
    key: z.string().min(1),
    file: z.string().min(1),
    type: z.string(),
    cache: z.string(),
    encoding: z.literal("gzip").exactOptional(),
  }),
);
export type StoredObject = z.output<typeof StoredObjects>[number];

/**
 * A store of objects (S3 and what speaks like it). It redirects nothing and knows no files, so each spelling of a page is an
 * object, without extension. Texts are stored compressed, as every browser takes them, but for the lists: scripts of
 * the game read those, and not all of them can.
 */
export const S3: Host = { name: "S3", copies: ["gz"], folder: "site/", write };

function write(site: SiteToPublish): Record<string, string> {
  const { files } = site;
  const all = new Set(files);
  const object = (key: string, path: string, file: string): StoredObject => {
    // The error document is given without what it is stored with.
    const isZipped = all.has(`/${file}.gz`) && !isOpenPath(path) && path !== NOT_FOUND;
    return {
      key,
      file: isZipped ? `${file}.gz` : file,
      type: mediaType(file) ?? "application/octet-stream",
      cache: cacheControl(path),
      ...(isZipped && { encoding: "gzip" }),
    };
  };
  const pages = flatPages(site).flatMap(({ path }) => {
    const file = flatPageFile(path);
    if (path === "/" || path === NOT_FOUND) return [object(file, path, file)];
    // An address with a slash at the end is looked for as a folder.
    return [path, ...pageAliases(path)].map((spelling) =>
      object(spelling.slice(1).replace(/\/$/, "/index.html"), path, file),
    );
  });
  const others = files
    .filter((path) => !/\.(html|gz)(\.gz)?$/.test(path))
    .map((path) => object(path.slice(1), path, path.slice(1)));
  const website = {
    IndexDocument: { Suffix: flatPageFile("/") },
    ErrorDocument: { Key: flatPageFile(NOT_FOUND) },
  };
  const cors = {
    CORSRules: [
      {
        AllowedOrigins: ["*"],
        AllowedMethods: ["GET", "HEAD"],
        AllowedHeaders: ["*"],
        MaxAgeSeconds: 86_400,
      },
    ],
  };
  return {
    "objets.json": `${JSON.stringify([...others, ...pages], undefined, 1)}\n`,
    "site-web.json": `${JSON.stringify(website, undefined, 2)}\n`,
    "cors.json": `${JSON.stringify(cors, undefined, 2)}\n`,
  };
}
