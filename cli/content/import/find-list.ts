import { Fields, keyOf, type NamedValue, Refused, type Value } from "./read/read-source.ts";

/** What a list of a kind looks like. */
export interface ListLook {
  /** The kind in words, with its article. */
  words: string;
  /** What the list is called where several could be meant. */
  named: RegExp;
  /** Whether this is an entry of the kind. */
  fits(entry: Fields): boolean;
  /** What an entry must have, in words. */
  needs: string;
  /** The fields that are read of an entry, under one name each, in words. */
  known: string;
}

interface Found {
  name: string;
  path: string;
  items: readonly Value[];
}

/**
 * The list of a source that holds a kind's entries, wherever it stands in it: a constant, a key of a file, a list of each
 * arc (which are then taken one after the other).
 * @param wanted its name, when the person says which
 * @throws Refused when there is none, or several
 */
export function findList(
  values: readonly NamedValue[],
  look: ListLook,
  wanted: string | undefined,
): { name: string; entries: readonly Value[] } {
  const all = values.flatMap(({ name, value }) => lists(value, name, name));
  const fitting = all.filter(({ items }) => items.some((item) => look.fits(new Fields(item))));
  const [first] = fitting;
  if (!first) throw noTable(values, look) ?? new Refused(noList(all, look));
  const chosen = choose(fitting, look, wanted);
  return { name: chosen[0]?.path ?? "", entries: chosen.flatMap(({ items }) => items) };
}

function choose(fitting: readonly Found[], look: ListLook, wanted: string | undefined): readonly Found[] {
  const roots = new Set(fitting.map(({ name }) => name));
  if (wanted !== undefined) {
    const named = fitting.filter(({ name, path }) =>
      [name, path].some((word) => keyOf(word) === keyOf(wanted)),
    );
    if (named.length > 0) return named;
    throw new Refused(`Aucune liste ne s’appelle « ${wanted} ». → Il y a : ${[...roots].join(", ")}.`);
  }
  if (roots.size === 1) return fitting;
  const named = fitting.filter(({ path }) => look.named.test(keyOf(path)));
  const namedRoots = new Set(named.map(({ name }) => name));
  if (namedRoots.size === 1) return named;
  const names = [...(namedRoots.size > 1 ? namedRoots : roots)];
  throw new Refused(
    `Plusieurs listes pourraient être ${look.words}. → Ajoutez --liste ${names.join(" ou --liste ")}.`,
  );
}

/** Every list of a value whose items are entries; what stands inside an entry is part of it. */
function lists(value: Value, name: string, path: string): Found[] {
  if (value.kind === "list") {
    const entries = value.items.filter((item) => item.kind === "map");
    if (entries.length > 0) return [{ name, path, items: value.items }];
    return value.items.flatMap((item) => lists(item, name, path));
  }
  if (value.kind !== "map") return [];
  const fields = [...value.fields];
  const inside = fields.flatMap(([key, field]) => lists(field, name || key, path ? `${path}.${key}` : key));
  const entries = fields.map(([, field]) => field);
  // Entries under their ids: { "votez-vargas": { … }, … }.
  return entries.length > 0 && entries.every(({ kind }) => kind === "map")
    ? [...inside, { name, path, items: entries }]
    : inside;
}

/** Why a spreadsheet has no entries: the line by which most begin, that of the names, is missing, or names others. */
function noTable(values: readonly NamedValue[], { words, known }: ListLook): Refused | undefined {
  const [first] = values;
  if (first?.value.kind !== "list" || first.value.columns === undefined) return undefined;
  const seen = first.value.columns.slice(0, 12).map((name) => `« ${name.slice(0, 40)} »`);
  return new Refused(
    `La première ligne d’un tableau doit nommer ses colonnes ; celle-ci dit ${seen.join(", ")}, où rien ne peut être ${words}. → Ajoutez au-dessus, ou corrigez, la ligne des noms. Les noms connus : ${known}.`,
    first.value.line,
  );
}

function noList(all: readonly Found[], { words, needs }: ListLook): string {
  const seen = new Set(
    all.flatMap(({ items }) => items.slice(0, 20).flatMap((item) => new Fields(item).names())),
  );
  const having = seen.size > 0 ? ` Les entrées vues ont : ${[...seen].slice(0, 12).join(", ")}.` : "";
  return `Aucune liste, ici, ne peut être ${words}.${having} → Chaque entrée doit avoir ${needs}.`;
}
