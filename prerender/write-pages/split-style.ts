import { Features, type ReturnedRule, type Rule, type SelectorComponent, transform } from "lightningcss";

/** The style of a page in two: what its HTML shows, and that of the pieces which only appear once somebody has asked. */
export interface SplitStyle {
  shown: string;
  late: string;
}

/**
 * Takes out of a style what no element of the page needs yet: the style modules (`*.module.css`, whose classes begin with
 * the module's own digest) of which the HTML bears no class at all, the tones of pictures that come later, and the colours of
 * arcs that it does not name. Modules never style each other's classes, so that it does not matter which of the two comes first;
 * a module is never cut in two.
 * @param css minified
 * @param html the page as it was rendered beforehand
 */
export function splitStyle(css: string, html: string): SplitStyle {
  const known = shownModules(html);
  const isLate = (modules: string[]) => modules.length > 0 && modules.every((one) => !known.has(one));
  return { shown: filtered(css, (modules) => !isLate(modules)), late: filtered(css, isLate) };
}

/** The style modules of which a page bears classes, and the arcs that it names (`data-arc`). */
export function shownModules(html: string): Set<string> {
  const modules = new Set<string>();
  for (const [, names = ""] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.split(" ")) modules.add(moduleOf(name));
  for (const [, arc = ""] of html.matchAll(/\sdata-arc="([^"]*)"/g)) modules.add(arcModule(arc));
  return modules;
}

/** The style with only those rules whose modules are wanted; a rule that no module owns has none. */
function filtered(css: string, wanted: (modules: string[]) => boolean): string {
  const filename = "page.css";
  const { code } = transform({
    filename,
    code: Buffer.from(css),
    include: Features.MediaQueries,
    visitor: {
      Rule: (rule): ReturnedRule[] | undefined => {
        const modules = modulesOf(rule);
        return modules && !wanted(modules) ? [] : undefined;
      },
    },
  });
  // Once more, for what has become empty. Widths stay in the words that the game's browser knows, not in the shorter ones.
  return transform({ filename, code, minify: true, include: Features.MediaQueries }).code.toString();
}

/** The modules that a rule belongs to; undefined for one that holds others, which are asked each. */
function modulesOf(rule: Rule): string[] | undefined {
  switch (rule.type) {
    case "style":
      return rule.value.selectors.flat().map(moduleOfPart).filter(Boolean);
    case "keyframes":
      return [moduleOf(rule.value.name.value)].filter(Boolean);
    case "media":
    case "supports":
    case "container":
    case "layer-block":
      return undefined;
    default:
      return [];
  }
}

function moduleOfPart(part: SelectorComponent): string {
  if (part.type === "class") return moduleOf(part.name);
  const named = part.type === "attribute" && part.name === "data-arc" && part.operation;
  return named ? arcModule(named.value) : "";
}

/** An arc's colours are a module of their own, as a tone is. */
function arcModule(arc: string): string {
  return `arc ${arc}`;
}

/**
 * The digest that a module’s names begin with (`SNNY7W_header`; a digit is preceded by `_`); a tone behind pictures (`tone-0f`)
 * is a module of its own; nothing for any other name of the whole site.
 */
function moduleOf(name: string): string {
  return /^_?.{6}(?=_)|^tone-..$/.exec(name)?.[0] ?? "";
}
