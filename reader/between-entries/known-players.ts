import * as z from "zod";
import { plainName } from "#text/visible-text.ts";
import type { YamlSource } from "../yaml-source/yaml-source.ts";

const Names = z.object({
  username: z.string().optional(),
  display_name: z.string().optional(),
  nomRP: z.record(z.string(), z.unknown()).optional(),
});

/**
 * Every name that a player's file gives to someone, pseudo, displayed name and characters, also those of entries with
 * another fault; undefined when there are no players, or not all could be read.
 */
export function playerNames(source: YamlSource | undefined): ReadonlySet<string> | undefined {
  if (!source || source.partial || !Array.isArray(source.data)) return undefined;
  const names = source.data.flatMap((entry: unknown) => {
    const { data } = Names.safeParse(entry);
    return [data?.username, data?.display_name, ...Object.values(data?.nomRP ?? {})];
  });
  return new Set(names.flatMap((name) => (typeof name === "string" ? [plainName(name)] : [])));
}
