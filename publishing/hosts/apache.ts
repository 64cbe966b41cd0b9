import { NOT_FOUND } from "#addresses/pages.ts";
import { isText, MEDIA_TYPES } from "#http-policy/media-type.ts";
import { ALIAS_ANSWER, pageAliases } from "#http-policy/page-aliases.ts";
import { type PathRule, REST, ruleHeaders } from "#http-policy/public-paths.ts";
import type { Header } from "#http-policy/security-headers.ts";
import {
  CERTIFICATE_PROOFS,
  flatPageFile,
  flatPages,
  type Host,
  madeBy,
  rulesOf,
  type SiteToPublish,
} from "./host.ts";

/** Apache, which most shared hosts run: all it is told stands in `.htaccess`, among the files of the site. */
export const APACHE: Host = { name: "Apache", copies: ["br", "gz"], folder: "", write };

function write(site: SiteToPublish): Record<string, string> {
  const rest = ruleHeaders(REST, site);
  const blocks = groupedByHeaders(site).map(({ places, headers }) => {
    const lines = [
      ...missingFrom(rest, headers).map((name) => `Header always unset ${name}`),
      ...set(headers),
    ];
    return `<If "%{REQUEST_URI} =~ m#^/(${places.join("|")})#">\n${lines.map((line) => `  ${line}`).join("\n")}\n</If>`;
  });
  const pages = flatPages(site).filter(({ path }) => path !== NOT_FOUND);
  const body = `${madeBy("Apache")}
Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
ErrorDocument 404 /${flatPageFile(NOT_FOUND)}
${Object.entries(MEDIA_TYPES)
  .map(([extension, type]) => `AddType "${type}" .${extension}`)
  .join("\n")}
RemoveType .gz
AddEncoding gzip .gz
AddEncoding br .br

RewriteEngine On
# Ni ce qui est caché (sauf ce que certbot pose pour le certificat), ni les copies compressées, ni les pages sous le nom de leur fichier.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_URI} !^/${pattern(CERTIFICATE_PROOFS)}
RewriteRule (^|/)[._]|\\.(br|gz|html)$ - [R=404,L]
# Une page n’a qu’une adresse : sans barre oblique finale, l’accent en une lettre.
${pages.flatMap(({ path }) => pageAliases(path).map((alias) => `RewriteRule ^${pattern(alias)}$ ${encodeURI(path)} [R=${ALIAS_ANSWER.status},NE,E=ALIAS:1,L]`)).join("\n")}
Header always set cache-control "${ALIAS_ANSWER.cache}" env=ALIAS
${pages.map(({ path, file }) => `RewriteRule ^${pattern(path)}$ /${file}`).join("\n")}
# Un dossier n’est pas une adresse : sans cela, Apache répond qu’il est interdit.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
${(["br", "gz"] as const)
  .map(
    (copy) => `RewriteCond %{HTTP:Accept-Encoding} \\b${copy === "br" ? "br" : "gzip"}\\b
RewriteCond %{REQUEST_FILENAME}.${copy} -f
RewriteRule ^(.+)$ /$1.${copy} [END]`,
  )
  .join("\n")}

${set(rest).join("\n")}
${blocks.join("\n")}
# Le même fichier part compressé ou non : les caches doivent le savoir.
<If "%{REQUEST_URI} =~ m#\\.(${texts().join("|")})(\\.br|\\.gz)?$#">
  Header always set vary accept-encoding
</If>
`;
  return { ".htaccess": body };
}

/** Rows that say the same stand in one block: what it is about, as regular expressions after the first slash. */
function groupedByHeaders(site: SiteToPublish): { places: string[]; headers: Header[] }[] {
  const groups = new Map<string, { places: string[]; headers: Header[] }>();
  for (const rule of rulesOf(site)) {
    const headers = ruleHeaders(rule, site);
    const key = JSON.stringify(headers);
    const group = groups.get(key) ?? { places: [], headers };
    group.places.push(place(rule));
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Where a row holds once a page's address has become its file, compressed or not. */
function place(rule: PathRule): string {
  if ("folder" in rule) return pattern(rule.folder);
  const file = "page" in rule ? `/${flatPageFile(rule.page)}` : "file" in rule ? rule.file : "/";
  return `${pattern(file)}(\\.br|\\.gz)?$`;
}

/** A path, without its first slash, as a regular expression over bytes. */
function pattern(path: string): string {
  return encodeURI(path.slice(1))
    .replaceAll("%", String.raw`\x`)
    .replaceAll(".", String.raw`\.`);
}

function set(headers: readonly Header[]): string[] {
  return headers.map(([name, value]) => {
    const text = value.replaceAll("%", "%%").replaceAll('"', String.raw`\"`);
    return `Header always set ${name} "${text}"`;
  });
}

function missingFrom(all: readonly Header[], some: readonly Header[]): string[] {
  return all.map(([name]) => name).filter((name) => !some.some(([other]) => other === name));
}

function texts(): string[] {
  return Object.keys(MEDIA_TYPES).filter((extension) => isText(`.${extension}`));
}
