import { type Document, isScalar, Scalar, visit } from "yaml";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { ContentPlace } from "#schemas/media-reference.ts";

/** A whole text between the quotes of a word processor, which YAML takes for letters. */
const CURLED = /^(?:[“”„‟][^“”„‟]*[“”„‟]|[‘‛][^‘’‛]*[’‛])$/;

/**
 * Texts that YAML reads, and not as their author meant: between curly quotes, with half a pair of straight ones, or cut at
 * a # that follows a space. All of them would be published in silence.
 */
export function misreadTexts(document: Document, at: (offset: number) => ContentPlace): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Scalar(key, node) {
      const words = key !== "key" && node.type === Scalar.PLAIN ? misread(node) : undefined;
      if (words !== undefined) faults.push(faultAt(at(node.range?.[0] ?? 0), words));
    },
  });
  return faults;
}

function misread(node: Scalar): string | undefined {
  const text = isScalar(node) ? (node.source ?? "") : "";
  if (CURLED.test(text))
    return `Les guillemets courbes de « ${text} » viennent d’un traitement de texte : ils seraient publiés. → Remplacez-les par des guillemets droits (") ; pour qu’ils paraissent, mettez des guillemets droits autour.`;
  if (text.split('"').length % 2 === 0)
    return `Un guillemet droit est seul dans « ${text} ». → Ajoutez l’autre, ou effacez-le ; pour qu’il paraisse, mettez tout le texte entre guillemets simples : '…'.`;
  // « # une remarque » is one; « #1 » was meant to be read.
  if (/^[^\s#]/.test(node.comment ?? "")) {
    const lost = `#${node.comment?.split(/\n| # /)[0]?.trim()}`;
    return `« ${lost} » est pris pour une remarque, et ne paraîtrait pas. → Mettez tout le texte entre guillemets : "${`${text} ${lost}`.trim()}" ; si c’est bien une remarque, écrivez une espace après le #.`;
  }
  return undefined;
}
