import { IMPORTS } from "#addresses/files.ts";
import { NOT_FOUND, pageFile, PAGES } from "#addresses/pages.ts";
import { cacheControl, KEPT_FOLDERS } from "#http-policy/cache-policy.ts";
import type { PagePolicy } from "#http-policy/content-security-policy.ts";
import { MEDIA_TYPES } from "#http-policy/media-type.ts";
import {
  type Header,
  OPEN_FILES,
  OPEN_FOLDERS,
  openFileHeaders,
  pageHeaders,
} from "#http-policy/security-headers.ts";

const KEPT = KEPT_FOLDERS.filter((folder) => folder !== IMPORTS).map((folder) => `${folder}*`);
const OPEN = [...OPEN_FOLDERS.map((folder) => `${folder}*`), ...OPEN_FILES];

/** Paths with an accent, as some systems write them: the letter, then its accent. */
const DECOMPOSED = PAGES.filter(({ path }) => path !== path.normalize("NFD")).map(
  ({ path }) =>
    `RewriteRule ^${encodeURIComponent(path.slice(1).normalize("NFD")).replaceAll("%", "\\x")}/?$ ${encodeURI(path)} [R=308,NE,L]`,
);

/**
 * The same headers as our server's, in the format that Netlify and Cloudflare Pages read. Without a word on pages, both
 * have them asked for again each time.
 * @param https whether the public address is https
 */
export function headersFile(policy: PagePolicy, https: boolean): string {
  const block = (path: string, headers: readonly Header[], takenBack: readonly string[] = []) =>
    [
      path,
      ...takenBack.map((name) => `  ! ${name}`),
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ].join("\n");
  const blocks = [
    block("/*", pageHeaders(policy, https)),
    ...KEPT.map((path) => block(path, [caching(path)])),
    ...OPEN.map((path) =>
      // Cloudflare joins two values of one header with a comma, which would contradict each other, unless "!" takes back the first.
      block(
        path,
        [...openFileHeaders(https), caching(path)],
        ["cross-origin-resource-policy", "content-security-policy"],
      ),
    ),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/**
 * The same for Apache, which most shared hosts run: headers, the 404 page, pages without a trailing slash, and the files
 * that the build has compressed already.
 * @param https whether the public address is https
 */
export function apacheFile(policy: PagePolicy, https: boolean): string {
  const set = (headers: readonly Header[]) =>
    headers.map(([name, value]) => {
      // An error is never kept: a file missing in the middle of an upload must not stay missing.
      const when = name === "cache-control" ? "onsuccess" : "always";
      return `Header ${when} set ${name} "${value.replaceAll("%", "%%").replaceAll('"', '\\"')}"`;
    });
  const under = (path: string, headers: readonly Header[]) => [
    `<If "%{REQUEST_URI} =~ m#^${path.replace("*", "").replaceAll(".", "\\.")}#">`,
    ...set(headers).map((line) => `  ${line}`),
    "</If>",
  ];
  return `# Fait par « npm run build » pour Apache : refait à chaque construction.
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 /${pageFile(NOT_FOUND)}
${Object.entries(MEDIA_TYPES)
  .map(([extension, type]) => `AddType "${type}" .${extension}`)
  .join("\n")}
RemoveType .gz
AddEncoding gzip .gz
AddEncoding br .br

RewriteEngine On
# Une page n’a qu’une adresse : sans barre oblique finale, l’accent en une lettre.
${DECOMPOSED.join("\n")}
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^(.+)/$ /$1 [R=308,L]
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.+)$ $1/index.html
${[".br", ".gz"]
  .map(
    (suffix) => `RewriteCond %{HTTP:Accept-Encoding} \\b${suffix === ".br" ? "br" : "gzip"}\\b
RewriteCond %{REQUEST_FILENAME}${suffix} -f
RewriteRule ^(.+)$ $1${suffix} [END]`,
  )
  .join("\n")}

${set([...pageHeaders(policy, https), caching("/")]).join("\n")}
${KEPT.flatMap((path) => under(path, [caching(path)])).join("\n")}
${OPEN.flatMap((path) => under(path, [...openFileHeaders(https), caching(path)])).join("\n")}
`;
}

function caching(path: string): Header {
  return ["cache-control", cacheControl(path)];
}
