import type { GoodReading } from "#reader/read-content.ts";
import type { ContentPlace } from "#schemas/media-reference.ts";

/** A place where the content leads out of the site. */
export interface OutsideLink {
  at: ContentPlace;
  address: string;
  /** What a visitor knows it by. */
  name: string;
  /** Whether the site plays it, in its own page: a video. */
  played: boolean;
}

/** Every link that visitors may follow out of the site and every video of a platform, as the content writes them. */
export function outsideLinks(reading: GoodReading): OutsideLink[] {
  return [...siteLinks(reading), ...arcLinks(reading), ...creatorLinks(reading), ...trackLinks(reading)];
}

function siteLinks({ content: { site }, place }: GoodReading): OutsideLink[] {
  const { join, staff } = site.home;
  return [
    ...led(place("site", ["rejoindre", "lien"]), join?.href, join?.label),
    ...led(place("site", ["tutoriel"]), site.tutorial, "Tutoriel"),
    ...led(place("site", ["dons", "page"]), site.donation?.page, site.donation?.service),
    ...staff.flatMap(({ href, name }, index) =>
      led(place("site", ["accueil", "staff", index, "lien"]), href, name),
    ),
    ...site.copyright.profiles.flatMap(({ href, name }, index) =>
      led(place("site", ["copyright", "profils", index, "href"]), href, name),
    ),
  ];
}

function arcLinks({ content: { arcs }, place }: GoodReading): OutsideLink[] {
  return arcs.flatMap(({ link }, index) =>
    led(place("arcs", ["arcs", index, "lien", "href"]), link?.href, link?.label),
  );
}

function creatorLinks({ content: { creators }, place }: GoodReading): OutsideLink[] {
  return creators.flatMap(({ video, videoTitle, links }, index) => [
    ...played(place("createurs", [index, "video"]), video, videoTitle),
    ...links.flatMap(({ href, alt }, link) =>
      led(place("createurs", [index, "liens", link, "href"]), href, alt),
    ),
  ]);
}

function trackLinks({ content: { playlists }, place }: GoodReading): OutsideLink[] {
  return playlists.flatMap(({ tracks }, group) =>
    tracks.flatMap(({ link, title }, track) =>
      played(place("musique", [group, "pistes", track, "lien"]), link, title),
    ),
  );
}

function led(at: ContentPlace, address: string | undefined, name = ""): OutsideLink[] {
  return address === undefined ? [] : [{ at, address, name, played: false }];
}

function played(at: ContentPlace, address: string | undefined, name: string): OutsideLink[] {
  return address === undefined ? [] : [{ at, address, name, played: true }];
}
