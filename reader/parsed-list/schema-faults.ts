import type * as z from "zod";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { knownKeys } from "./known-keys.ts";
import { counted } from "#text/counted.ts";
import { enumerated } from "#text/enumerated.ts";
import { nearest } from "#text/nearest.ts";
import {
  hasHidden,
  hasNoBreak,
  HIDDEN_CHARACTER,
  type KeyPath,
  NO_BREAK,
  type YamlSource,
} from "../yaml-source/yaml-source.ts";

const GROUP = "Il faut ici un groupe de lignes « clé: valeur ».";
const KINDS: Record<string, string> = {
  object: GROUP,
  record:
    "Il faut ici une ligne par arc. → Laissez la clé seule sur sa ligne, et écrivez dessous, décalée de deux espaces : « School: Mademoiselle Ravel ».",
  array: "Il faut ici une liste. → Commencez chaque élément par un tiret.",
  string: "Il faut ici un texte. → Mettez la valeur entre guillemets.",
  boolean: "Il faut ici true (oui) ou false (non).",
  number: "Il faut ici un nombre, sans guillemets.",
  int: "Il faut ici un nombre entier, sans guillemets.",
};

/** How many unknown keys of one group are told one by one: a file that is nothing like an entry must not take hours. */
const UNKNOWN_TOLD = 50;

type Parsed<T> = { ok: true; value: T } | { ok: false; faults: Fault[] };

/** Checks a part of a file against its schema; every issue becomes a fault with its place. `base` is the part's path. */
export function parseAt<T extends z.ZodType>(
  schema: T,
  source: YamlSource,
  base: KeyPath,
  data: unknown,
): Parsed<z.output<T>> {
  const result = schema.safeParse(data, { error: generalMessage });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, faults: schemaFaults(schema, source, base, result.error.issues, data) };
}

function schemaFaults(
  schema: z.ZodType,
  source: YamlSource,
  base: KeyPath,
  issues: z.core.$ZodIssue[],
  data: unknown,
): Fault[] {
  const faults: Fault[] = [];
  const said = new Set<string>();
  const unknown = issues.filter((issue) => issue.code === "unrecognized_keys");
  for (const issue of unknown) {
    const path = keyPath(issue.path);
    const known = knownKeys(schema, path);
    for (const key of issue.keys.slice(0, UNKNOWN_TOLD)) {
      const meant = nearest(key, known);
      // A misspelt key is one mistake: the key that it stands for is not reported as missing as well.
      if (meant) said.add(JSON.stringify([...path, meant]));
      const remedy = meant ? `Vouliez-vous écrire « ${meant} » ?` : `Clés possibles : ${known.join(", ")}.`;
      const words = hasHidden(key) ? HIDDEN_CHARACTER : `La clé « ${key} » n’existe pas ici. → ${remedy}`;
      faults.push(faultAt(source.place([...base, ...path, key]), words));
    }
    const others = issue.keys.length - UNKNOWN_TOLD;
    if (others > 0)
      faults.push(
        faultAt(
          source.place([...base, ...path]),
          `${counted(others, "autre clé n’existe", "autres clés n’existent")} pas ici non plus. → Clés possibles : ${known.join(", ")}.`,
        ),
      );
  }
  for (const issue of issues) {
    const path = keyPath(issue.path);
    const once = JSON.stringify(path);
    if (issue.code === "unrecognized_keys" || said.has(once)) continue;
    said.add(once);
    const text = issue.code === "invalid_key" ? (issue.issues[0]?.message ?? issue.message) : issue.message;
    const value = valueAt(data, path);
    const whole =
      value === null && isOptional(schema, data, path)
        ? `La ligne « ${String(path.at(-1))} » est vide. → Complétez-la, ou effacez-la : elle est facultative.`
        : typeof value === "string" && hasHidden(value)
          ? HIDDEN_CHARACTER
          : text === GROUP
            ? `${text} → ${groupRemedy(schema, path)}`
            : text;
    faults.push(faultAt(source.place([...base, ...path]), whole));
  }
  return faults;
}

function valueAt(data: unknown, path: KeyPath): unknown {
  let value = data;
  for (const step of path)
    value = typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;
  return value;
}

/** Whether a line that says nothing could as well not be there. */
function isOptional(schema: z.ZodType, data: unknown, path: KeyPath): boolean {
  const without = structuredClone(data);
  const group = valueAt(without, path.slice(0, -1));
  const own = path.at(-1);
  if (typeof own !== "string" || typeof group !== "object" || group === null) return false;
  Reflect.deleteProperty(group, own);
  const { error } = schema.safeParse(without);
  return error?.issues.every((issue) => JSON.stringify(issue.path) !== JSON.stringify(path)) ?? true;
}

/** How to write a group of lines where something else stands, often the one text that matters most of it. */
function groupRemedy(schema: z.ZodType, path: KeyPath): string {
  const keys = enumerated(knownKeys(schema, path).map((key) => `« ${key}: »`));
  const own = path.at(-1);
  return typeof own === "string"
    ? `Laissez « ${own}: » seul sur sa ligne, et écrivez dessous, décalées de deux espaces, les lignes ${keys}.`
    : `Écrivez-y les lignes ${keys}.`;
}

/** French for the issues that a schema has no words of its own for. */
function generalMessage(issue: z.core.$ZodRawIssue): string {
  const kind = issue.code === "invalid_type" ? issue.expected : undefined;
  if ((kind === "object" || kind === "record") && typeof issue.input === "string" && hasNoBreak(issue.input))
    return NO_BREAK;
  if (issue.input === undefined || issue.input === null) {
    const key = issue.path?.at(-1);
    if (issue.input === null && typeof key === "string")
      return `La ligne « ${key} » est vide. → Complétez-la ; si elle est facultative, effacez-la.`;
    return typeof key === "string"
      ? `Il manque « ${key} ». → Ajoutez une ligne ${key}: dans cette entrée.`
      : "Cette entrée est vide. → Ses lignes s’écrivent après le tiret, puis dessous, alignées sur la première lettre.";
  }
  if (issue.code === "invalid_type") return KINDS[issue.expected] ?? KINDS["string"] ?? "";
  if (issue.code === "too_big") return `Cette valeur est trop grande : ${issue.maximum} au plus.`;
  if (issue.code === "too_small") return `Cette valeur est trop petite : ${issue.minimum} au moins.`;
  return "Cette valeur n’est pas acceptée.";
}

function keyPath(path: readonly PropertyKey[]): (string | number)[] {
  return path.map((step) => (typeof step === "number" ? step : String(step)));
}
