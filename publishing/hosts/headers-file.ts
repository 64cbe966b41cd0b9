import type { Header } from "#http-policy/security-headers.ts";
import { type PathRule, REST, ruleAt, ruleHeaders } from "#http-policy/public-paths.ts";
import { rulesOf, type SiteToPublish } from "./host.ts";

/**
 * The policy in the format `_headers`. Both hosts that read it join the values of one header that several blocks give,
 * and one of them knows no way to take a value back: so each header of a path stands in one block. What all rows say
 * alike is under `/*`, for the 404 page too; the rest under each row, and under each file that has none.
 * @param pageNames the paths under which the host looks for the block of a page
 * @param caching how the host can be told to keep a file
 */
export function headersFile(
  site: SiteToPublish,
  pageNames: (path: string) => readonly string[],
  caching: (cache: string) => string = (cache) => cache,
): string {
  const rules = rulesOf(site);
  const all = [...rules, REST].map((rule) =>
    ruleHeaders(rule, site).map(([name, value]): Header => [
      name,
      name === "cache-control" ? caching(value) : value,
    ]),
  );
  const everywhere = (all.at(-1) ?? []).filter(([name, value]) =>
    all.every((headers) => headers.some(([other, its]) => other === name && its === value)),
  );
  const block = (path: string, headers: readonly Header[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const own = (index: number) =>
    (all.at(index) ?? []).filter(([name]) => !everywhere.some(([common]) => common === name));
  const blocks = [
    block("/*", everywhere),
    ...rules.flatMap((rule, index) => names(rule, pageNames).map((path) => block(path, own(index)))),
    ...unnamed(site.files).map((path) => block(path, own(-1))),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function names(rule: PathRule, pageNames: (path: string) => readonly string[]): readonly string[] {
  if ("page" in rule) return pageNames(rule.page);
  if ("folder" in rule) return [`${rule.folder}*`];
  return "file" in rule ? [rule.file] : [];
}

/** What no row names: files at the root one by one, the others by their folder. */
function unnamed(files: readonly string[]): string[] {
  const left = files.filter((path) => !path.endsWith(".html") && ruleAt(path) === REST);
  return [...new Set(left.map((path) => path.replace(/^(\/[^/]+\/).*$/, "$1*")))].toSorted();
}
