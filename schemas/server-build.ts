import * as z from "zod";

/**
 * One person of the roster as the build knows them: nobody withdrawn, and `profile_image_url` is the public path of the
 * portrait made from `content/` (absent when there is none) [T8].
 */
const RosterStreamer = z.object({
  username: z.string().regex(/^[a-zA-Z0-9_]{1,25}$/),
  display_name: z.string().exactOptional(),
  tag: z.string().exactOptional(),
  arcs: z.array(z.string()),
  nomRP: z.record(z.string(), z.string()),
  profile_image_url: z.string().exactOptional(),
});
export type RosterStreamer = z.output<typeof RosterStreamer>;

/** What the policy of the pages depends on; the input of `contentSecurityPolicy`. Hosts are https origins. */
const PagePolicy = z.object({
  styleHashes: z.array(z.string().regex(/^sha256-[A-Za-z0-9+/=]{44}$/)).readonly(),
  scriptHashes: z
    .array(z.string().regex(/^sha256-[A-Za-z0-9+/=]{44}$/))
    .readonly()
    .optional(),
  donationOrigin: z.string(),
  contactHost: z.string().optional(),
  streamersHost: z.string().optional(),
});

/**
 * The file `build/server.json`: all that the server must know of the content besides `build/client/`.
 * `pages` maps each canonical path, NFC and not encoded ("/", "/vidéo"), to its file under `build/client/`
 * ("index.html", "vidéo/index.html"); `404.html` is not among them.
 */
export const ServerBuild = z.object({
  build: z.string().min(1),
  name: z.string().min(1),
  pages: z.array(z.object({ path: z.string().startsWith("/"), file: z.string().endsWith(".html") })),
  contact: z.object({ serviceId: z.string(), templateId: z.string(), publicKey: z.string() }),
  roster: z.array(RosterStreamer),
  policy: PagePolicy,
});
export type ServerBuild = z.output<typeof ServerBuild>;
