import type { MediaReference, MediaUse } from "#schemas/media-reference.ts";

/** The uses that are no pictures, recordings, captions and a typeface: they are published as they are. */
const PUBLISHED_AS_IS = ["piste", "video", "sous-titres", "police"] as const;
type PublishedAsIs = (typeof PUBLISHED_AS_IS)[number];
export type PictureUse = Exclude<MediaUse, PublishedAsIs>;

/** One file of the content with all its uses; a file named twice is worked on once. */
export interface MediaFile {
  path: string;
  kind: "picture" | "recording";
  uses: Set<MediaUse>;
  references: MediaReference[];
}

/** Groups references by file. A file that is named both as a picture and as a recording counts as its first use. */
export function mediaFiles(references: readonly MediaReference[]): MediaFile[] {
  const files = new Map<string, MediaFile>();
  for (const reference of references) {
    const known = files.get(reference.path);
    const file = known ?? {
      path: reference.path,
      kind: isPictureUse(reference.use) ? "picture" : "recording",
      uses: new Set(),
      references: [],
    };
    file.uses.add(reference.use);
    file.references.push(reference);
    if (!known) files.set(reference.path, file);
  }
  return [...files.values()];
}

/** Whether a use is a picture's. */
export function isPictureUse(use: MediaUse): use is PictureUse {
  return !PUBLISHED_AS_IS.some((other) => other === use);
}
