import type { AnyPath } from "#addresses/pages.ts";
import type { Content, MediaManifest } from "#schemas/content.ts";

/** What pages are made from: the checked content and what the media pipeline made of its files. */
export interface BuiltSite {
  content: Content;
  media: MediaManifest;
  /** PUBLIC_URL without a trailing slash, or empty when unknown. */
  publicUrl: string;
  /** Names this build: changes whenever content or code does. */
  build: string;
  /** Names the code that builds it (see build-stamp.ts). */
  code: string;
}

/** What a page says of itself, and where it stands. */
export interface PageFacts {
  path: AnyPath;
  title: string;
  description: string;
}
