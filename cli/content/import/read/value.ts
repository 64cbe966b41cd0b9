import { foldText } from "#text/fold-text.ts";
import { visibleText } from "#text/visible-text.ts";
import { decodeEntities } from "./decode-entities.ts";

/**
 * Something read in a source, with the line where it stands (from 1). Numbers and yes-or-no are texts; `computed` is
 * code, `refused` a file that cannot be taken: its name, and why. A spreadsheet's list has the names of its columns.
 */
export type Value = { line: number } & (
  | { kind: "text"; text: string }
  | { kind: "list"; items: readonly Value[]; columns?: readonly string[] }
  | { kind: "map"; fields: ReadonlyMap<string, Value> }
  | { kind: "nothing" }
  | { kind: "computed"; code: string }
  | { kind: "refused"; text: string; why: string }
);

/** Something of a source that has a name: a constant of a script, a key of a file, a sheet. */
export interface NamedValue {
  name: string;
  value: Value;
}

/** Why an entry, or a whole source, cannot be taken: French, what is wrong → what to do. */
export class Refused extends Error {
  line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

/** A field of an entry: its name as the source writes it, and folded. */
interface Field {
  key: string;
  name: string;
  value: Value;
  read: boolean;
}

/** One entry of a source, whatever its columns or keys are called: `Titre de l’affiche` is not `titre`, `TITRE` is. */
export class Fields {
  line: number;
  #fields: Field[] = [];
  #inside: Fields[] = [];

  /** @param around the fields of which this value is one */
  constructor(value: Value, around?: Fields) {
    this.line = value.line;
    if (around) around.#inside.push(this);
    if (value.kind !== "map") return;
    for (const [name, field] of value.fields)
      this.#fields.push({ key: keyOf(name), name, value: field, read: false });
  }

  /** The names of the fields, folded. */
  names(): string[] {
    return this.#fields.map(({ key }) => key);
  }

  /** The names, as the source writes them, of the fields that say something and that nobody read. */
  unread(): string[] {
    const own = this.#fields.filter(({ value, read }) => !read && saysSomething(value));
    return [...own.map(({ name }) => name.trim()), ...this.#inside.flatMap((each) => each.unread())];
  }

  /** The first of these fields that says something. */
  get(...names: readonly string[]): Value | undefined {
    return this.#read(names, saysSomething)?.value;
  }

  /** The first of these fields that is a map; what is none stays unread. */
  map(...names: readonly string[]): ReadonlyMap<string, Value> {
    const found = this.#read(names, ({ kind }) => kind === "map")?.value;
    return found?.kind === "map" ? found.fields : new Map();
  }

  #read(names: readonly string[], fits: (value: Value) => boolean): Field | undefined {
    for (const name of names) {
      const key = keyOf(name);
      const found = this.#fields.find((each) => each.key === key && fits(each.value));
      if (!found) continue;
      found.read = true;
      return found;
    }
    return undefined;
  }

  /**
   * The text of the first of these fields that says something, trimmed.
   * @throws Refused when it is no text, or code that only its program could run
   */
  text(...names: readonly string[]): string | undefined {
    const found = this.#read(names, saysSomething);
    return found && textOf(found.value, found.name);
  }

  /** The texts of a list, or of one text with commas or semicolons. */
  texts(...names: readonly string[]): string[] {
    const found = this.#read(names, saysSomething);
    if (!found) return [];
    const { name, value } = found;
    const texts =
      value.kind === "list"
        ? value.items.map((item) => textOf(item, name))
        : textOf(value, name).split(/[,;|]/);
    return texts.map((text) => text.trim()).filter((text) => text !== "");
  }
}

function saysSomething(value: Value): boolean {
  return value.kind !== "nothing" && !(value.kind === "text" && value.text.trim() === "");
}

/** A name of a field as it is compared: `Nom RP`, `nomRP` and `nom_rp` are one. */
export function keyOf(name: string): string {
  return foldText(name).replace(/[^a-z0-9]+/g, "");
}

/** The text of a value. @throws Refused when it is none */
export function textOf(value: Value, name: string): string {
  if (value.kind === "text") return visibleText(decodeEntities(value.text));
  if (value.kind === "nothing") return "";
  if (value.kind === "refused") throw new Refused(value.why, value.line);
  throw new Refused(
    value.kind === "computed"
      ? `« ${name} » est calculé par le programme (${value.code.slice(0, 60)}), qui n’est pas exécuté. → Écrivez-y la valeur elle-même.`
      : `« ${name} » devrait être un texte. → Écrivez-y une seule valeur.`,
    value.line,
  );
}
