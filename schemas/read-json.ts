import type * as z from "zod";

/** What a text in JSON says, in the shape of a schema; undefined when it is cut, is no JSON, or has another shape. */
export function readJson<T extends z.ZodType>(schema: T, text: string): z.output<T> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return schema.safeParse(value).data;
}
