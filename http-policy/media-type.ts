/** The media type of each kind of file that the site may publish, by extension: ours, and what static hosts are told. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  xhtml: "application/xhtml+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  ico: "image/x-icon",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  woff2: "font/woff2",
  wasm: "application/wasm",
  mp3: "audio/mpeg",
  ogg: "audio/ogg",
  webm: "video/webm",
  mp4: "video/mp4",
  vtt: "text/vtt; charset=utf-8",
};

/** The media type of a file that the site may publish, or undefined for a kind that it never does. */
export function mediaType(name: string): string | undefined {
  return MEDIA_TYPES[name.slice(name.lastIndexOf(".") + 1)];
}

/** Whether files of this name are small texts that are kept in memory. */
export function isText(name: string): boolean {
  return /\.(html|js|css|json|webmanifest|xml|xhtml|txt|svg)$/.test(name);
}
