import {
  type Document,
  isAlias,
  isDocument,
  isMap,
  isNode,
  isScalar,
  isSeq,
  visit,
  type YAMLMap,
} from "yaml";
import type { Fault } from "#schemas/content.ts";
import type { ContentPlace } from "#schemas/media-reference.ts";
import { NO_BREAK } from "./no-break-spaces.ts";
import { faultAt } from "#schemas/fault.ts";

/** Keys that are part of JavaScript itself; as content they are only ever an attack. */
const RESERVED = new Set(["__proto__", "constructor", "prototype"]);

/**
 * What YAML allows and content does not: aliases and anchors (they can blow a small file up), tags, keys written twice,
 * keys that are not plain words or hold a no-break space. Linear in the size of the file.
 */
export function forbiddenNodes(document: Document, at: (offset: number) => ContentPlace): Fault[] {
  const faults: Fault[] = [];
  const report = (offset: number | undefined, text: string) => faults.push(faultAt(at(offset ?? 0), text));
  visit(document, {
    Alias: (_, node) =>
      void report(
        node.range?.[0],
        "Les renvois (*nom) ne sont pas acceptés. → Si l’étoile doit paraître, mettez tout le texte entre guillemets ; sinon, recopiez la valeur en toutes lettres.",
      ),
    Map: (_, node, path) => keyFaults(node, path.at(-1), report),
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

function keyFaults(
  map: YAMLMap,
  parent: unknown,
  report: (offset: number | undefined, text: string) => void,
): void {
  const seen = new Map<string, unknown>();
  let twice = false;
  for (const { key, value } of map.items) {
    const offset = isNode(key) ? key.range?.[0] : undefined;
    if (!isScalar(key) || key.value === null) {
      report(offset, "Une clé doit être un simple mot. → Écrivez clé: valeur.");
      continue;
    }
    const name = key.source ?? "";
    if (/[\u00a0\u202f]/.test(name)) report(offset, NO_BREAK);
    if (RESERVED.has(name)) report(offset, `La clé « ${name} » est interdite. → Retirez cette ligne.`);
    // The first says it: when a dash is missing, every line of the second entry repeats one of the first.
    if (seen.has(name) && !twice) {
      twice = true;
      const remedy = joined(name, seen.get(name), value) ?? twiceRemedy(parent);
      report(offset, `La clé « ${name} » est écrite deux fois dans la même entrée. → ${remedy}`);
    }
    seen.set(name, value);
  }
}

/** Two groups that say different things are one group: keeping a single one would lose what the other says. */
function joined(name: string, one: unknown, other: unknown): string | undefined {
  if (!isMap(one) || !isMap(other)) return undefined;
  const keys = [...one.items, ...other.items].map(({ key }) => (isScalar(key) ? (key.source ?? "") : ""));
  if (new Set(keys).size < keys.length) return undefined;
  return `Réunissez les deux lignes en une seule : ${name}: { ${keys.map((key) => `${key}: …`).join(", ")} }.`;
}

function twiceRemedy(parent: unknown): string {
  if (isSeq(parent))
    return "Si une autre entrée commence ici, écrivez « - » devant la ligne, sans rien effacer ; sinon, gardez une seule des deux lignes.";
  if (isDocument(parent))
    return "Si ce sont deux affiches, deux panneaux ou deux joueurs, à chacun son fichier ; sinon, gardez une seule des deux lignes.";
  return "Gardez une seule des deux lignes.";
}
