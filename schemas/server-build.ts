import * as z from "zod";
import { StreamerRecord } from "./streamer.ts";

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
  workshop: z
    .object({ asked: z.array(z.string()).readonly(), pictures: z.array(z.string()).readonly() })
    .optional(),
  frames: z.array(z.string()).readonly().optional(),
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
  contact: z.object({
    serviceId: z.string(),
    templateId: z.string(),
    publicKey: z.string(),
    /** What the pages tell visitors of who receives their message, besides the staff's mailbox on the server. */
    mail: z.boolean(),
    chat: z.object({ service: z.string(), address: z.boolean(), text: z.string().optional() }).optional(),
  }),
  roster: z.array(StreamerRecord),
  policy: PagePolicy,
});
export type ServerBuild = z.output<typeof ServerBuild>;
