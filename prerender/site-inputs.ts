import { join } from "node:path";

export interface SiteInputs {
  contentDir: string;
  /** What the media pipeline keeps between builds. */
  mediaCache: string;
  /** Where the site will stand, without a trailing slash; empty when unknown. */
  publicUrl: string;
}

/** Where the content stands and where the site will, as the environment says. */
export function siteInputs(env: NodeJS.ProcessEnv): SiteInputs {
  return {
    contentDir: env["CONTENT_DIR"] || "content",
    mediaCache: env["MEDIA_CACHE"] || join(env["DATA_DIR"] || "var", "images"),
    publicUrl: (env["PUBLIC_URL"] ?? "").trim().replace(/\/+$/, ""),
  };
}
