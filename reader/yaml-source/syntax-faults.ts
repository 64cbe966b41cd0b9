import type { YAMLParseError, YAMLWarning } from "yaml";
import type { Fault } from "#schemas/content.ts";
import type { ContentPlace } from "#schemas/media-reference.ts";
import { faultAt } from "#schemas/fault.ts";

const QUOTE_IT = 'Mettez tout le texte entre guillemets : titre: "Oui : non".';

/** What the YAML parser's codes mean to the staff: what is wrong → what to do. */
const MEANINGS: Record<string, string> = {
  BAD_INDENT:
    "Le décalage au début de la ligne n’est pas bon, ou un crochet n’est pas refermé. → Alignez la ligne sur ses voisines, avec des espaces.",
  BAD_SCALAR_START: `Ce texte commence par un signe réservé (@, \`, %…). → ${QUOTE_IT}`,
  BAD_DQ_ESCAPE:
    "La barre oblique inversée \\ a un sens particulier entre guillemets doubles. → Écrivez \\\\, ou utilisez des guillemets simples.",
  BLOCK_AS_IMPLICIT_KEY: `Il y a deux fois « : » sur la même ligne. → ${QUOTE_IT}`,
  MULTILINE_IMPLICIT_KEY:
    "Il manque une espace après « : », ou une clé tient sur deux lignes. → Écrivez clé: valeur, sur une seule ligne.",
  MISSING_CHAR:
    "Un guillemet n’est pas refermé, ou un tiret manque au début de l’entrée. → Refermez le guillemet, ou alignez la ligne sur la précédente.",
  UNEXPECTED_TOKEN: `Ce morceau n’est pas à sa place. → ${QUOTE_IT}`,
  TAB_AS_INDENT: "Une tabulation sert de décalage. → Remplacez-la par des espaces.",
  TAG_RESOLVE_FAILED: `Les mots qui commencent par ! ne sont pas acceptés ici. → ${QUOTE_IT}`,
  MULTIPLE_DOCS: "Une ligne --- coupe le fichier en deux. → Retirez cette ligne.",
  BAD_DIRECTIVE: "Une ligne qui commence par % n’est pas acceptée. → Retirez cette ligne.",
};

const UNREADABLE =
  "Cette ligne ne peut pas être lue. → Comparez-la à une entrée qui marche : décalage, deux-points, guillemets.";

/**
 * The parser's errors and warnings in French, one a line: what follows on a line is nearly always a consequence.
 * Nothing is said after a tab, which explains the rest.
 */
export function syntaxFaults(
  problems: (YAMLParseError | YAMLWarning)[],
  at: (offset: number) => ContentPlace,
  tabs: Fault[],
): Fault[] {
  const firstTab = tabs[0]?.line ?? Number.POSITIVE_INFINITY;
  const seen = new Set<number>();
  return problems.flatMap((problem) => {
    const place = at(problem.pos[0]);
    if (seen.has(place.line) || place.line >= firstTab) return [];
    seen.add(place.line);
    return [faultAt(place, MEANINGS[problem.code] ?? UNREADABLE)];
  });
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
