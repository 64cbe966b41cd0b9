import { type Document, isCollection, isPair, isScalar, Scalar, visit } from "yaml";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { ContentPlace } from "#schemas/media-reference.ts";

/**
 * The # between brackets that takes the rest of the line with it, their end included: what cannot be read below follows
 * from it. Of several the first alone is told, since whatever follows seems to stand between these brackets.
 */
export function swallowedEnd(document: Document, at: (offset: number) => ContentPlace): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Scalar(_, node, path) {
      const between = path.some((outer) => isCollection(outer) && outer.flow === true);
      const [lost = ""] = node.comment?.split("\n") ?? [];
      if (!between || node.type !== Scalar.PLAIN || !/^[^\s#].*[,\]}]/.test(lost)) return undefined;
      const pair = path.at(-1);
      const key = isPair(pair) && isScalar(pair.key) ? `${pair.key.source}: ` : "";
      faults.push(faultAt(at(node.range?.[0] ?? 0), words(`${node.source} #${lost}`, key)));
      return visit.BREAK;
    },
  });
  return faults;
}

function words(line: string, key: string): string {
  const text = line.replace(/[,\]}].*/, "").trim();
  const quoted = /^#[0-9a-f]+$/i.test(text)
    ? `chaque couleur de la ligne entre guillemets, et elle seule : ${key}"${text}"`
    : `ces mots entre guillemets, et eux seuls : ${key}"${text}"`;
  return `« ${text} » et la suite de la ligne sont pris pour une remarque. → Mettez ${quoted}.`;
}
