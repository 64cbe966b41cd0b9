declare module "virtual:content/site" {
  export const site: import("#schemas/page-data.ts").SiteData;
}
declare module "virtual:content/home" {
  export const data: import("#schemas/page-data.ts").HomeData;
}
declare module "virtual:content/arcs" {
  export const data: import("#schemas/page-data.ts").ArcsData;
}
declare module "virtual:content/creators" {
  export const data: import("#schemas/page-data.ts").CreatorData[];
}
declare module "virtual:content/music" {
  export const data: import("#schemas/page-data.ts").PlaylistData[];
}
declare module "virtual:content/streamers" {
  export const data: import("#schemas/streamer.ts").StreamerRecord[];
}
declare module "virtual:content/players" {
  /** The address of a `PlayerFile`; undefined where nobody is named anywhere. */
  export const data: string | undefined;
}
declare module "virtual:content/affiches" {
  export const data: import("#schemas/page-data.ts").GalleryData;
}
declare module "virtual:content/panneaux" {
  export const data: import("#schemas/page-data.ts").GalleryData;
}
declare module "virtual:content/galleries" {
  export const data: Record<
    import("#schemas/gallery-item.ts").Gallery,
    import("#schemas/page-data.ts").GalleryData
  >;
}
declare module "virtual:content/everywhere" {
  export const data: import("#schemas/page-data.ts").EverywhereData;
}
declare module "virtual:content/legal" {
  export const data: import("#schemas/page-data.ts").LegalNotice[];
}
declare module "virtual:content/theme.css" {}
declare module "virtual:content/affiches/wall.css" {}
declare module "virtual:content/panneaux/wall.css" {}
