import type { YAMLParseError, YAMLWarning } from "yaml";
import type { Fault } from "#schemas/content.ts";
import type { ContentPlace } from "#schemas/media-reference.ts";
import { faultAt } from "#schemas/fault.ts";
import { foreignPathRemedy } from "#schemas/foreign-path.ts";
import { misalignedLines } from "./misaligned-lines.ts";
import { hasNoBreak, NO_BREAK } from "./no-break-spaces.ts";

const QUOTE_IT = 'Mettez tout le texte entre guillemets : titre: "Oui : non".';

/** What the YAML parser's codes mean to the staff: what is wrong → what to do. */
const MEANINGS: Record<string, string> = {
  BAD_INDENT:
    "Le décalage au début de la ligne n’est pas bon, ou un crochet n’est pas refermé. → Refermez le crochet (] ou }) ; s’il l’est, alignez la ligne sur ses voisines, avec des espaces.",
  BAD_SCALAR_START: `Ce texte commence par un signe réservé (@, \`, %…). → ${QUOTE_IT}`,
  BAD_DQ_ESCAPE:
    "La barre oblique inversée \\ a un sens particulier entre guillemets doubles. → Écrivez \\\\, ou utilisez des guillemets simples.",
  BLOCK_AS_IMPLICIT_KEY: `Il y a deux fois « : » sur la même ligne. → ${QUOTE_IT}`,
  MULTILINE_IMPLICIT_KEY:
    "Il manque une espace après « : », ou une clé tient sur deux lignes. → Écrivez clé: valeur, sur une seule ligne.",
  MISSING_CHAR: `Un guillemet ou un crochet n’est pas refermé. → Refermez-le, sur cette ligne ou plus haut.`,
  UNEXPECTED_TOKEN: `Ce morceau n’est pas à sa place. → ${QUOTE_IT}`,
  TAB_AS_INDENT: "Une tabulation sert de décalage. → Remplacez-la par des espaces.",
  TAG_RESOLVE_FAILED: `Les mots qui commencent par ! ne sont pas acceptés ici. → ${QUOTE_IT}`,
  MULTIPLE_DOCS: "Une ligne --- coupe le fichier en deux. → Retirez cette ligne.",
  BAD_DIRECTIVE: "Une ligne qui commence par % n’est pas acceptée. → Retirez cette ligne.",
};

/** How far from a line that is not aligned the parser may stumble over it, in lines. */
const NEAR = 2;

const UNREADABLE =
  "Cette ligne ne peut pas être lue. → Comparez-la à une entrée qui marche : décalage, deux-points, guillemets.";

const NO_DASH =
  "Un tiret manque devant cette ligne, ou son décalage n’est pas celui de ses voisines. → Si une entrée commence ici, écrivez « - » devant ; sinon, alignez la ligne sur la précédente. Rien n’est à effacer.";
const NO_FIRST_DASH =
  "Cette ligne commence par un tiret, et ce qui précède n’en a pas. → Dans une liste, écrivez « - » devant la première ligne de chaque entrée ; dans le fichier d’une affiche, d’un panneau ou d’un joueur, il n’y a pas de tiret : mettez cette seconde entrée dans un fichier à elle.";
const NO_COMMA =
  "Entre crochets, une virgule manque, ou un texte qui contient « : » est sans guillemets. → Écrivez par exemple { nom: Ada, role: Staff }, ou [lune, toits].";
const STRAY_COMMA =
  "Entre crochets, une virgule est de trop : rien n’est écrit devant elle. → Effacez-la, ou écrivez ce qui manque ; si elle fait partie d’un texte, mettez ce texte entre guillemets.";
const STRAY_BRACKET =
  "Un crochet fermant (] ou }) est de trop, ou celui qui l’ouvre manque. → Effacez-le, ou ouvrez-le plus à gauche ; s’il fait partie d’un texte, mettez tout le texte entre guillemets.";
const BARE =
  "Cette ligne n’a pas la forme « clé: valeur ». → Si elle continue celle du dessus, décalez-la de deux espaces ; si c’est une remarque, écrivez « # » devant ; sinon, écrivez sa clé.";
const GLUED_DASH = "Il manque une espace après le tiret. → Écrivez « - », une espace, puis la clé.";
const CURLY =
  'Les guillemets courbes (“ ”) d’un traitement de texte ne protègent pas ce texte. → Remplacez-les par des guillemets droits (").';
/** What the parser says of a sign that stands alone, and what to say of it. */
const STRAY: readonly [RegExp, string][] = [
  [/^Unexpected flow-(?:map|seq)-end/, STRAY_BRACKET],
  [/^Unexpected , in flow/, STRAY_COMMA],
];
/** A text between quotes that holds the same quotes. */
const INNER = /(?:: +|- +)(["'])(?:(?!\1).)*\1.*\1/;
const INNER_QUOTES: Record<string, string> = {
  '"': "Des guillemets droits, à l’intérieur, coupent ce texte. → Écrivez « » à l’intérieur, ou mettez des guillemets simples autour de tout : '…'.",
  "'": 'Une apostrophe droite, à l’intérieur, coupe ce texte. → Écrivez ’ à sa place, ou mettez des guillemets doubles autour de tout : "…".',
};

/** A text that goes on after the quotes around its beginning. */
const PAST_QUOTES = /(?:: +|- +)(["'])(?:(?!\1).)*\1\s*[^\s#,\]}]/;
const OTHER_QUOTES: Record<string, string> = { '"': "'…'", "'": '"…"' };

/**
 * The parser's errors and warnings in French, one a line: what follows on a line is nearly always a consequence.
 * Nothing is said after one of the causes, a missing dash or a wrong shift, which explain the rest.
 * @param causes what was found to break the lines below it
 */
export function syntaxFaults(
  problems: (YAMLParseError | YAMLWarning)[],
  at: (offset: number) => ContentPlace,
  causes: readonly Fault[],
  text: string,
): Fault[] {
  const lines = text.split(/\r?\n/);
  const unparted = new Set(problems.filter(lacksComma).map(({ pos }) => at(pos[0]).line));
  const askew = problems.length === 0 ? [] : misalignedLines(lines).map((index) => index + 1);
  // Where the parser loses its way, all that follows is a consequence.
  const lost = problems.find(({ message }) => message.includes("in YAML stream"));
  const rest = lost === undefined ? Infinity : at(lost.pos[0]).line + 1;
  let end = Math.min(rest, ...causes.map(({ line }) => line));
  const seen = new Set<number>();
  return problems.flatMap((problem) => {
    const place = at(problem.pos[0]);
    if (seen.has(place.line) || place.line >= end) return [];
    seen.add(place.line);
    const said = lines[place.line - 1] ?? "";
    if (hasNoBreak(said)) {
      end = place.line;
      return [faultAt(place, NO_BREAK)];
    }
    const curly = /[“”„]/.test(said) ? CURLY : undefined;
    // What is missed at the end says nothing of how the last line begins.
    const dash = problem.pos[0] < text.trimEnd().length ? dashWords(lines, place.line - 1) : undefined;
    const line = askew.find((other) => Math.abs(other - place.line) <= NEAR);
    if (dash !== undefined || line !== undefined || problem.code === "BAD_INDENT") end = place.line;
    if (line !== undefined && curly === undefined && dash !== GLUED_DASH)
      return [faultAt({ ...place, line, column: 1 }, shiftWords(lines, line))];
    const comma = unparted.has(place.line) ? NO_COMMA : undefined;
    const stray = STRAY.find(([sign]) => sign.test(problem.message))?.[1];
    const quotes = problem.code === "UNEXPECTED_TOKEN" ? quoteWords(said) : undefined;
    const path = problem.code === "BAD_DQ_ESCAPE" ? pathWords(said) : undefined;
    const bare = /^Implicit (?:map )?keys need/.test(problem.message) ? bareWords(said) : undefined;
    return [
      faultAt(
        place,
        curly ?? dash ?? comma ?? stray ?? quotes ?? path ?? bare ?? MEANINGS[problem.code] ?? UNREADABLE,
      ),
    ];
  });
}

/** Whether the parser stumbles over two things between brackets that nothing parts. */
function lacksComma({ code, message }: YAMLParseError | YAMLWarning): boolean {
  return code === "BLOCK_IN_FLOW" || message.startsWith("Missing , ");
}

/** What to say of a line that its own quotes cut; undefined when they do not. */
function quoteWords(line: string): string | undefined {
  const others = OTHER_QUOTES[PAST_QUOTES.exec(line)?.[1] ?? ""];
  return (
    INNER_QUOTES[INNER.exec(line)?.[1] ?? ""] ??
    (others && `Ce texte continue après ses guillemets. → Mettez-en d’autres autour de tout : ${others}.`)
  );
}

/** What to say of a line that stands where a key and its value are wanted. */
function bareWords(line: string): string | undefined {
  return line.includes(":") ? MEANINGS["MULTILINE_IMPLICIT_KEY"] : BARE;
}

/** What to say of a path of Windows between quotes; undefined when the line holds another text. */
function pathWords(line: string): string | undefined {
  const remedy = foreignPathRemedy(/"([^"]*)"/.exec(line)?.[1] ?? "");
  return remedy && `La barre oblique inversée \\ ne s’écrit pas entre guillemets. → ${remedy}`;
}

/** What to say of a line that is not aligned; in a list, it may be an entry without its dash. */
function shiftWords(lines: readonly string[], line: number): string {
  if (dashWords(lines, line - 1) === NO_DASH) return NO_DASH;
  return `La ligne ${line} n’est pas alignée sur ses voisines. → Ajoutez ou retirez des espaces au début, pour qu’elle commence juste sous celles du même groupe. Rien n’est à effacer.`;
}

/** What to say of a line that cannot be read because a dash is missing, before it or on it; undefined when none is. */
function dashWords(lines: readonly string[], index: number): string | undefined {
  const line = lines[index] ?? "";
  const isList = /^\s*-/.test(lines.find((other) => /^\s*[^\s#]/.test(other)) ?? "");
  if (/^\s*-[^\s-]/.test(line)) return GLUED_DASH;
  if (/^\s*- /.test(line)) return isList || continuesList(lines, index) ? undefined : NO_FIRST_DASH;
  return isList && index > 0 && /^\s*[\w-]+\s*:( |$)/.test(line) ? NO_DASH : undefined;
}

/** Whether a line with a dash is where a list is: under a key that says nothing else, or under others with a dash. */
function continuesList(lines: readonly string[], index: number): boolean {
  const shift = (line: string) => line.search(/\S/);
  const own = shift(lines[index] ?? "");
  const isAbove = (line: string) =>
    /^\s*[^\s#]/.test(line) && shift(line) <= own && !(shift(line) === own && /^\s*-( |$)/.test(line));
  return /:\s*(#.*)?$/.test(lines.slice(0, index).findLast(isAbove) ?? "");
}

/** Tabs at the start of lines, when they break the file: inside a quoted text of several lines they do no harm. */
export function tabFaults(text: string, top: ContentPlace, broken: boolean): Fault[] {
  if (!broken) return [];
  return text.split("\n").flatMap((line, index) => {
    const column = /^ *\t/.exec(line)?.[0].length;
    if (column === undefined) return [];
    return [
      faultAt(
        { ...top, line: index + 1, column },
        "Une tabulation sert de décalage en début de ligne. → Remplacez-la par des espaces (deux par niveau).",
      ),
    ];
  });
}
