import { youtubeId } from "#platforms/youtube.ts";
import type { MediaSource } from "#schemas/page-data.ts";
import type { Picture } from "#schemas/picture.ts";
import type { BuiltSite } from "../built-site.ts";

/** Where a video or a track is played from: the platform that its link names, or a file of the site. */
export function mediaSource(
  recordings: BuiltSite["media"]["recordings"],
  link: string | undefined,
  file: string | undefined,
): MediaSource {
  const id = link && youtubeId(link);
  return id ? { kind: "youtube", id } : { kind: "file", ...required(recordings, file ?? "") };
}

/** The picture that was made of a file, where the content names one and it could be made. */
export function optional(pictures: Record<string, Picture>, path: string | undefined): Picture | undefined {
  return path === undefined ? undefined : pictures[path];
}

/** What was made of a file. @throws Error when it is not there, which is a fault of ours */
export function required<T>(made: Record<string, T>, path: string): T {
  const value = made[path];
  if (value === undefined) throw new Error(`The media pipeline made nothing of ${path}.`);
  return value;
}
