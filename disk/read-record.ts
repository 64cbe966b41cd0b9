import { readFile } from "node:fs/promises";
import type * as z from "zod";
import { readJson } from "#schemas/read-json.ts";

/** What a file in JSON says, in the shape of a schema; undefined when it cannot be read, is cut, or has another shape. */
export async function readRecord<T extends z.ZodType>(
  file: string,
  schema: T,
): Promise<z.output<T> | undefined> {
  return readJson(schema, await readFile(file, "utf8").catch(() => ""));
}
