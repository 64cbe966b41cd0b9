import { NOT_FOUND } from "#addresses/pages.ts";
import { MEDIA_TYPES } from "#http-policy/media-type.ts";
import { ALIAS_ANSWER, pageAliases } from "#http-policy/page-aliases.ts";
import { type PathRule, REST, ruleHeaders } from "#http-policy/public-paths.ts";
import {
  CERTIFICATE_PROOFS,
  flatPageFile,
  flatPages,
  type Host,
  madeBy,
  quoted,
  rulesOf,
  type SiteToPublish,
} from "./host.ts";

/** nginx: one file to include in the `server` block. A header without `always` is for answers that succeed. */
export const NGINX: Host = { name: "nginx", copies: ["gz"], folder: "site/", write };

function write(site: SiteToPublish): Record<string, string> {
  const location = (where: string, lines: readonly string[]) =>
    [`location ${where} {`, ...lines.map((line) => `  ${line}`), "}"].join("\n");
  const headers = (rule: PathRule) =>
    ruleHeaders(rule, site).map(([name, value]) => {
      const always = name === "cache-control" && !isMissing(rule) ? "" : " always";
      return `add_header ${name} ${quoted(value)}${always};`;
    });
  const ruled = rulesOf(site).map((rule) => {
    if ("page" in rule) {
      const file = `/${flatPageFile(rule.page)}`;
      if (isMissing(rule)) return location(`= ${file}`, ["internal;", ...headers(rule)]);
      return location(`= ${quoted(rule.page)}`, [`try_files ${quoted(file)} =404;`, ...headers(rule)]);
    }
    const where = "file" in rule ? `= ${rule.file}` : "folder" in rule ? rule.folder : "/";
    return location(where, ["try_files $uri =404;", ...headers(rule)]);
  });
  const aliases = flatPages(site).flatMap(({ path }) =>
    pageAliases(path).map((alias) =>
      location(`= ${quoted(alias)}`, [
        `add_header cache-control ${quoted(ALIAS_ANSWER.cache)} always;`,
        `return ${ALIAS_ANSWER.status} ${encodeURI(path)}$is_args$args;`,
      ]),
    ),
  );
  const types = Object.entries(MEDIA_TYPES).map(([extension, type]) => `  ${quoted(type)} ${extension};`);
  const body = [
    madeBy("nginx"),
    "# À inclure dans le bloc « server » du site, dont « root » nomme le dossier site/ voisin.",
    `types {\n${types.join("\n")}\n}`,
    "gzip_static on;",
    "gzip_vary on;",
    "absolute_redirect off;",
    `error_page 404 /${flatPageFile(NOT_FOUND)};`,
    "# Ni ce qui est caché (sauf ce que certbot pose pour le certificat), ni les copies compressées, ni les pages sous le nom de leur fichier.",
    location(`^~ ${CERTIFICATE_PROOFS}`, ["try_files $uri =404;", ...headers(REST)]),
    location(String.raw`~ "(^|/)[._]|\.(br|gz|html)$"`, ["return 404;"]),
    ...ruled,
    location("/", ["try_files $uri =404;", ...headers(REST)]),
    ...aliases,
  ];
  return { "nginx.conf": `${body.join("\n\n")}\n` };
}

function isMissing(rule: PathRule): boolean {
  return "page" in rule && rule.page === NOT_FOUND;
}
