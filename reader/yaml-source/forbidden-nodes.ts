import { type Document, isAlias, isNode, isScalar, visit, type YAMLMap } from "yaml";
import type { Fault } from "#schemas/content.ts";
import type { ContentPlace } from "#schemas/media-reference.ts";
import { faultAt } from "#schemas/fault.ts";

/** Keys that are part of JavaScript itself; as content they are only ever an attack. */
const RESERVED = new Set(["__proto__", "constructor", "prototype"]);

/**
 * What YAML allows and content does not: aliases and anchors (they can blow a small file up), tags, keys written twice,
 * keys that are not plain words. Linear in the size of the file.
 */
export function forbiddenNodes(document: Document, at: (offset: number) => ContentPlace): Fault[] {
  const faults: Fault[] = [];
  const report = (offset: number | undefined, text: string) => faults.push(faultAt(at(offset ?? 0), text));
  visit(document, {
    Alias: (_, node) =>
      void report(
        node.range?.[0],
        "Les renvois (*nom) ne sont pas acceptés. → Recopiez la valeur en toutes lettres.",
      ),
    Map: (_, node) => keyFaults(node, report),
    Node: (_, node) => {
      if (isAlias(node)) return;
      if (node.anchor)
        report(
          node.range?.[0],
          "Les ancres (&nom) ne sont pas acceptées. → Retirez-la, ou mettez le texte entre guillemets.",
        );
      if (node.tag && !node.tag.startsWith("tag:yaml.org,2002:")) {
        report(
          node.range?.[0],
          "Les mots qui commencent par ! ne sont pas acceptés ici. → Mettez le texte entre guillemets.",
        );
      }
    },
  });
  return faults;
}

function keyFaults(map: YAMLMap, report: (offset: number | undefined, text: string) => void): void {
  const seen = new Set<string>();
  for (const { key } of map.items) {
    const offset = isNode(key) ? key.range?.[0] : undefined;
    if (!isScalar(key) || key.value === null) {
      report(offset, "Une clé doit être un simple mot. → Écrivez clé: valeur.");
      continue;
    }
    const name = key.source ?? "";
    if (RESERVED.has(name)) report(offset, `La clé « ${name} » est interdite. → Retirez cette ligne.`);
    if (seen.has(name))
      report(
        offset,
        `La clé « ${name} » est écrite deux fois dans la même entrée. → Gardez une seule des deux lignes.`,
      );
    seen.add(name);
  }
}
