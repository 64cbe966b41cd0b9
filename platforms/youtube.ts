/** The platform itself, with a page for each video. */
export const YOUTUBE_ORIGIN = "https://www.youtube.com";

/** The platform's own page of a video, for those who would rather see it there. */
export function watchPage(id: string): string {
  return `${YOUTUBE_ORIGIN}/watch?v=${id}`;
}

const ID = /^[\w-]{11}$/;

/**
 * The id of a YouTube video from any of the URL forms in use, or undefined when the link is something else.
 * Playlist parameters (`list=`) are ignored: one track is one video.
 */
export function youtubeId(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  const host = url.hostname.replace(/^(www|m|music)\./, "");
  const [first = "", second = ""] = url.pathname.split("/").slice(1);
  const id =
    host === "youtu.be"
      ? first
      : host === "youtube.com" || host === "youtube-nocookie.com"
        ? idOnYoutube(url, first, second)
        : "";
  return ID.test(id) ? id : undefined;
}

function idOnYoutube(url: URL, first: string, second: string): string {
  if (first === "watch") return url.searchParams.get("v") ?? "";
  return ["embed", "shorts", "live", "v"].includes(first) ? second : "";
}
