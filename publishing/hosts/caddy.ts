import { NOT_FOUND } from "#addresses/pages.ts";
import { MEDIA_TYPES } from "#http-policy/media-type.ts";
import { ALIAS_ANSWER, pageAliases } from "#http-policy/page-aliases.ts";
import { PATH_RULES, REST, ruleHeaders } from "#http-policy/public-paths.ts";
import type { Header } from "#http-policy/security-headers.ts";
import { flatPageFile, flatPages, type Host, madeBy, quoted, rulesOf, type SiteToPublish } from "./host.ts";

/**
 * Caddy: one file to import in the block of the site. Headers are deferred: an answer that fails begins again in
 * `handle_errors` with none of them.
 */
export const CADDY: Host = { name: "Caddy", copies: ["br", "gz"], folder: "site/", write };

const SERVED = ["file_server {", "  precompressed br gzip", "}"];

function write(site: SiteToPublish): Record<string, string> {
  const rules = rulesOf(site).map((rule, index) => {
    const name = `@ligne${index}`;
    const headers = headerBlock(ruleHeaders(rule, site));
    if ("page" in rule)
      return rule.page === NOT_FOUND
        ? []
        : [
            `${name} ${exactly(rule.page)}`,
            ...handle(name, [`rewrite * ${quoted(`/${flatPageFile(rule.page)}`)}`, ...headers, ...SERVED]),
          ];
    const matcher = "file" in rule ? exactly(rule.file) : `path ${"folder" in rule ? rule.folder : "/"}*`;
    return [`${name} ${matcher}`, ...handle(name, [...headers, ...SERVED])];
  });
  const aliases = flatPages(site).flatMap(({ path }, page) =>
    pageAliases(path).flatMap((alias, index) => {
      const name = `@autre${page}_${index}`;
      const query = "{http.vars.question}";
      return [
        `${name} ${exactly(alias)}`,
        ...handle(name, [
          `header cache-control ${quoted(ALIAS_ANSWER.cache)}`,
          `redir * ${quoted(`${encodeURI(path)}${query}`)} ${ALIAS_ANSWER.status}`,
        ]),
      ];
    }),
  );
  const missing = PATH_RULES.find((rule) => "page" in rule && rule.page === NOT_FOUND) ?? REST;
  const lines = [
    '@interrogee expression {http.request.uri.query} != ""',
    'vars question ""',
    "vars @interrogee question ?{http.request.uri.query}",
    "# Ni ce qui est caché, ni les copies compressées, ni les pages sous le nom de leur fichier.",
    "@ferme path_regexp (^|/)[._]|\\.(br|gz|html)$",
    "error @ferme 404",
    ...aliases,
    ...types(),
    ...rules.flat(),
    ...handle("", [...headerBlock(ruleHeaders(REST, site)), ...SERVED]),
  ];
  const errors = [
    `rewrite * /${flatPageFile(NOT_FOUND)}`,
    ...headerBlock([["content-type", MEDIA_TYPES["html"] ?? ""], ...ruleHeaders(missing, site)]),
    ...SERVED,
  ];
  return {
    "site.caddy": [
      madeBy("Caddy"),
      "# À importer dans le bloc du site, dont « root » nomme le dossier site/ voisin.",
      ...block("route", lines),
      ...block("handle_errors", errors),
      "",
    ].join("\n"),
  };
}

/** A path as it was asked, decoded, to the letter: Caddy's own matcher of paths takes capitals for small letters. */
function exactly(path: string): string {
  return `vars {http.request.uri.path} ${quoted(path)}`;
}

function types(): string[] {
  return Object.entries(MEDIA_TYPES)
    .filter(([extension]) => extension !== "html")
    .flatMap(([extension, type]) => [
      `@sorte_${extension} path *.${extension}`,
      ...headerBlock([["content-type", type]], ` @sorte_${extension}`),
    ]);
}

function headerBlock(headers: readonly Header[], matcher = ""): string[] {
  return block(`header${matcher}`, [...headers.map(([name, value]) => `${name} ${quoted(value)}`), "defer"]);
}

function handle(matcher: string, lines: readonly string[]): string[] {
  return block(`handle ${matcher}`.trimEnd(), lines);
}

function block(opening: string, lines: readonly string[]): string[] {
  return [`${opening} {`, ...lines.map((line) => `  ${line}`), "}"];
}
