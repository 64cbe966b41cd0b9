import * as z from "zod";
import type { KeyPath } from "../yaml-source/yaml-source.ts";

/** The keys that a schema accepts at a path, so that a report can say which one was meant; empty when unknown. */
export function knownKeys(schema: z.ZodType, path: KeyPath): string[] {
  let part: z.core.$ZodType | undefined = inner(schema);
  for (const step of path) {
    if (part instanceof z.core.$ZodObject) part = part._zod.def.shape[step];
    else if (part instanceof z.core.$ZodArray) part = part._zod.def.element;
    else return [];
    if (!part) return [];
    part = inner(part);
  }
  return part instanceof z.core.$ZodObject ? Object.keys(part._zod.def.shape) : [];
}

/** What stands inside transforms, defaults and optionals: the shape that the staff writes. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.core.$ZodPipe) return inner(schema._zod.def.in);
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable)
    return inner(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodDefault || schema instanceof z.core.$ZodPrefault)
    return inner(schema._zod.def.innerType);
  return schema;
}
