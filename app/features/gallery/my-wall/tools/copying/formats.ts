/** One picture as it is copied: the fields of `/affiches.json`, with the whole address of its image. Sizes in pixels, 0 when unknown. */
export interface CopiedEntry {
  id: string;
  title: string;
  author: string;
  import: string;
  width: number;
  height: number;
}

/** The forms in which a wall is copied, and how each is called. */
export const FORMATS = [
  { format: "lignes", words: "Une URL par ligne" },
  { format: "json", words: "JSON" },
  { format: "lua", words: "Table Lua" },
  { format: "modele", words: "Mon modèle" },
] as const;
export type Format = (typeof FORMATS)[number]["format"];

/** What a template may name, and the field that stands in its place. */
const PLACES = new Map<string, keyof CopiedEntry>([
  ["import", "import"],
  ["largeur", "width"],
  ["hauteur", "height"],
  ["titre", "title"],
  ["auteur", "author"],
  ["id", "id"],
]);

/** What a template may name, in braces, for the reader. */
export const PLACE_NAMES = [...PLACES.keys()].map((name) => `{${name}}`).join(" ");

/** All the entries as one text, in one of the forms; `template` counts for the last alone. */
export function formatEntries(entries: readonly CopiedEntry[], format: Format, template: string): string {
  return WRITERS[format](entries, template);
}

/** The braces of a template: those that name something of an image, and those that would be copied as they stand. */
export function placesOf(template: string): { known: string[]; unknown: string[] } {
  const places = [...template.matchAll(/\{[^{}]*\}/g)].map(([place]) => place);
  const isKnown = (place: string) => PLACES.has(place.slice(1, -1));
  return { known: places.filter(isKnown), unknown: places.filter((place) => !isKnown(place)) };
}

const WRITERS: Record<Format, (entries: readonly CopiedEntry[], template: string) => string> = {
  lignes: (entries) => entries.map((entry) => entry.import).join("\n"),
  json: (entries) => JSON.stringify(entries, undefined, 2),
  lua: (entries) => `{\n${entries.map((entry) => `  ${luaTable(entry)},\n`).join("")}}`,
  modele: (entries, template) => entries.map((entry) => fill(template, entry)).join("\n"),
};

function fill(template: string, entry: CopiedEntry): string {
  return template.replace(/\{([^{}]*)\}/g, (place, name: string) => {
    const field = PLACES.get(name);
    return field === undefined ? place : String(entry[field]);
  });
}

function luaTable({ id, title, author, import: address, width, height }: CopiedEntry): string {
  const texts = Object.entries({ id, title, author, import: address });
  const fields = texts.map(([name, text]) => `${name} = ${luaString(text)}`);
  return `{ ${[...fields, `width = ${width}`, `height = ${height}`].join(", ")} }`;
}

/** A text between Lua's quotes: they, the backslash and what is no letter are escaped by number, three digits always. */
function luaString(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what may not stand in the string
  return `"${text.replace(/["\\\u0000-\u001F\u007F]/g, (sign) => `\\${String(sign.charCodeAt(0)).padStart(3, "0")}`)}"`;
}
