import type { MediaReference, MediaUse } from "#schemas/media-reference.ts";

/** The uses that are pictures; the others, recordings and a typeface, are published as they are. */
export type PictureUse = Exclude<MediaUse, "piste" | "video" | "police">;

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
  return use !== "piste" && use !== "video" && use !== "police";
}
