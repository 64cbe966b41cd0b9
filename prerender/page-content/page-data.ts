import type { CreatorData, PlaylistData, SiteData } from "#schemas/page-data.ts";
import { anchorsOf } from "#text/slug.ts";
import type { BuiltSite } from "../built-site.ts";
import { mediaSource, optional, required } from "./made-media.ts";

/** What every page knows of the site. @param files the addresses of the other files of the content, by name */
export function siteData(
  { content, media, publicUrl, build }: BuiltSite,
  files: SiteData["files"],
): SiteData {
  const { logo, home: _, workshop: __, colours: ___, face: ____, contact, ...rest } = content.site;
  // Fetched by whoever reads them (legal/).
  const { legal: _____, privacy: ______, hosting: _______, ...site } = rest;
  // How the staff words a message in its chat is between the content and the server.
  const chat = contact.chat && { ...contact.chat, text: undefined };
  return {
    ...site,
    contact: { ...contact, chat },
    logo: required(media.pictures, logo),
    url: publicUrl,
    build,
    files,
  };
}

/** The people of the page « Vidéo ». */
export function creatorsData({ content, media }: BuiltSite): CreatorData[] {
  const anchors = anchorsOf(
    "video",
    content.creators.map(({ name }) => name),
  );
  return content.creators.map(({ portrait, preview, video, file, captions, ...creator }, index) => ({
    id: anchors[index] ?? "",
    name: creator.name,
    videoTitle: creator.videoTitle,
    seconds: creator.seconds,
    desc: creator.desc,
    links: creator.links,
    transcript: creator.transcript,
    portrait: optional(media.pictures, portrait),
    preview: optional(media.pictures, preview),
    source: mediaSource(media.recordings, video, file),
    captions: captions && required(media.recordings, captions).src,
  }));
}

/** The groups of the page « Musique ». */
export function musicData({ content, media }: BuiltSite): PlaylistData[] {
  return content.playlists.map((group) => {
    const arc = content.arcs.find(({ key }) => key === group.arc);
    return {
      creator: group.creator,
      arc: arc && { key: arc.key, name: arc.name, lang: arc.lang },
      tracks: group.tracks.map(({ id, title, seconds, link, file, transcript }) => ({
        id,
        title,
        seconds,
        transcript,
        source: mediaSource(media.recordings, link, file),
      })),
    };
  });
}
