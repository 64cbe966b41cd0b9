import * as z from "zod";
import { CONTENT_PATH } from "#schemas/links.ts";
import { formWords } from "../form-words.ts";
import { NAMES, wordsOf } from "../words.ts";

/** A field of the form as the editor takes it (https://sveltiacms.app/en/docs/fields). */
export interface Field {
  name: string;
  label?: string;
  hint?: string | undefined;
  widget: string;
  required?: boolean;
  [option: string]: unknown;
}

/** What a key is given that its schema does not say: choices that are elsewhere in the content, where its files go. */
export type Special = Readonly<Record<string, Partial<Field>>>;

/** As much of a JSON schema as the content's schemas come to. */
interface Shape {
  type?: string;
  format?: string;
  /** How the name of a file that is no image may end. */
  endings?: string[];
  pattern?: string;
  enum?: string[];
  default?: unknown;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
}

/** A text longer than this is written in several lines. */
const ONE_LINE = 160;

/** The images that the editor reduces and converts: no drawing (SVG), no scan (TIFF), which the check would refuse as they are. */
const PHOTOS = ["jpeg", "png", "webp", "avif", "gif", "heic", "heif"]
  .map((type) => `image/${type}`)
  .join(",");

/** What no schema accepts that asks for a form: its complaint is the one that the form shows. */
const WRONG = "\u0001";

/**
 * The fields of an entry, made from its schema: which there are, whether they are required, their bounds, patterns and
 * choices, and what is said when they are wrong.
 * @param special by key, or by `parent.key`, what the schema does not say
 * @param left out: the keys that the name of the file says
 */
export function fieldsOf(schema: z.ZodType, special: Special, leftOut: readonly string[] = []): Field[] {
  const shape = shapeOf(schema);
  const properties = Object.entries(shape.properties ?? {}).filter(([key]) => !leftOut.includes(key));
  const complain: Context["complain"] = (path, value) => complaint(schema, path, value);
  return objectFields(
    { ...shape, properties: Object.fromEntries(properties) },
    "",
    { special, complain },
    [],
  );
}

interface Context {
  special: Special;
  /** What the schema says of a wrong value at a path. */
  complain: (path: readonly (string | number)[], value: unknown) => string | undefined;
}

function shapeOf(schema: z.ZodType): Shape {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type says less than what it gives
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
}

function objectFields(
  { properties = {}, required = [] }: Shape,
  parent: string,
  context: Context,
  path: readonly (string | number)[],
): Field[] {
  return Object.entries(properties).map(([key, property]) => {
    const special = specialOf(context, parent, key);
    const isRequired = required.includes(key);
    // Another widget takes none of the options of the one that the schema would have.
    if (special?.widget !== undefined) {
      const { label, hint } = wordsOf(parent, key);
      return { name: key, label, hint, required: isRequired, ...special, widget: special.widget };
    }
    return { ...field(key, parent, property, context, [...path, key]), required: isRequired, ...special };
  });
}

function specialOf({ special }: Context, parent: string, key: string): Partial<Field> | undefined {
  return special[`${parent}.${key}`] ?? special[key];
}

function field(
  key: string,
  parent: string,
  written: Shape,
  context: Context,
  path: readonly (string | number)[],
): Field {
  const shape = written.anyOf?.find(({ type }) => type !== "null") ?? written;
  const { label, hint, one } = wordsOf(parent, key);
  const common = { name: key, label, hint };
  switch (shape.type) {
    case "boolean":
      return { ...common, widget: "boolean", default: shape.default ?? false };
    case "integer":
      return {
        ...common,
        widget: "number",
        value_type: "int",
        min: shape.minimum,
        max: shape.maximum,
      };
    case "object":
      return { ...common, widget: "object", fields: objectFields(shape, key, context, path) };
    case "array":
      return { ...common, widget: "list", label_singular: one, ...listOf(key, shape, context, path) };
    default:
      return { ...common, ...textOf(shape, context, path) };
  }
}

function listOf(
  key: string,
  { items = {}, minItems, maxItems }: Shape,
  context: Context,
  path: readonly (string | number)[],
): Partial<Field> {
  const bounds = { min: minItems, max: maxItems };
  if (items.type === "object") {
    const fields = objectFields(items, key, context, [...path, 0]);
    const named = NAMES.find((name) => fields.some((one) => one.name === name));
    return { ...bounds, fields, collapsed: "auto", summary: `{{${named}}}` };
  }
  // Texts that may hold commas, and lists in a list, have a field each; words stand in a row.
  if (items.type === "array")
    return { ...bounds, field: { name: "mots", label: "Mots", label_singular: "un mot", widget: "list" } };
  if ((items.maxLength ?? 0) > ONE_LINE)
    return { ...bounds, field: { name: "texte", label: "Texte", widget: "text" } };
  return bounds;
}

function textOf(
  shape: Shape,
  context: Context,
  path: readonly (string | number)[],
): Partial<Field> & { widget: string } {
  if (shape.enum) return { widget: "select", options: shape.enum };
  if (shape.format === CONTENT_PATH)
    return shape.endings === undefined
      ? { widget: "image", choose_url: false, accept: PHOTOS }
      : { widget: "file", choose_url: false, accept: shape.endings.map((one) => `.${one}`).join() };
  const bounds = shape.maxLength === undefined ? {} : { maxlength: shape.maxLength };
  const pattern = patternOf(shape, context, path);
  if (shape.pattern?.startsWith("^#")) return { widget: "color", ...pattern };
  return { widget: (shape.maxLength ?? 0) > ONE_LINE ? "text" : "string", ...bounds, ...pattern };
}

function patternOf(
  shape: Shape,
  { complain }: Context,
  path: readonly (string | number)[],
): { pattern?: [string, string] } {
  // A JSON schema keeps no flag of a pattern: schemas write theirs without.
  const source = shape.pattern ?? (shape.format === "uri" ? String.raw`^https://[^\s<>"\\]+$` : undefined);
  if (source === undefined) return {};
  return { pattern: [source, complain(path, WRONG) ?? "Cette valeur n’est pas écrite comme il faut."] };
}

/** What a schema says of a value at a path, in the words of the form. */
function complaint(
  schema: z.ZodType,
  path: readonly (string | number)[],
  value: unknown,
): string | undefined {
  const whole = path.reduceRight<unknown>((inner, key) => (key === 0 ? [inner] : { [key]: inner }), value);
  const issues = schema.safeParse(whole).error?.issues ?? [];
  const place = path.join(".");
  const issue = issues.find((one) => one.path.join(".") === place);
  return issue && formWords(issue.message);
}
