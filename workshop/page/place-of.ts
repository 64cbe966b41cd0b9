// How the form says where something is wrong.
import { findWords, NAMES } from "../words.ts";

/** One sentence, or several with their numbers, as form.css sets them below one another. */
export function numbered(lines: readonly string[]): string | undefined {
  if (lines.length < 2) return lines[0];
  return lines.map((line, index) => `${index + 1}. ${line}`).join("\n\n");
}

/** A place as the form shows it: « Tony › Pistes › Le dernier bus › Titre ». @param inside what the words of its first key are found under */
export function placeOf(path: readonly PropertyKey[], data: unknown, inside = ""): string {
  const steps: string[] = [];
  let value = data;
  let parent = inside;
  for (const key of path) {
    value = value instanceof Object ? Reflect.get(value, key) : undefined;
    if (typeof key === "number") steps.push(nameOf(value) ?? `n° ${key + 1}`);
    else {
      const name = String(key);
      steps.push(findWords(parent, name)?.label ?? name);
      parent = name;
    }
  }
  return steps.join(" › ");
}

function nameOf(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const name = NAMES.map((key) => value[key]).find((one) => typeof one === "string" && one.trim() !== "");
  return typeof name === "string" ? name : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
