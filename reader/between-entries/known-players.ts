import * as z from "zod";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { nearest } from "#text/nearest.ts";
import { visibleText } from "#text/visible-text.ts";
import type { KeyPath, YamlSource } from "../yaml-source/yaml-source.ts";

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
  return new Set(names.flatMap((name) => (typeof name === "string" ? [visibleText(name)] : [])));
}

/** A fault when no player has this name, with the nearest one. */
export function unknownPlayerFaults(
  known: ReadonlySet<string>,
  source: YamlSource,
  name: string,
  path: KeyPath,
): Fault[] {
  if (known.has(name)) return [];
  const meant = nearest(name, known);
  const remedy = meant
    ? `Vouliez-vous écrire « ${meant} » ?`
    : "Écrivez un pseudo, un nom affiché ou un nom RP de la liste des joueurs, à la lettre.";
  return [faultAt(source.place(path), `Personne ne s’appelle « ${name} » parmi les joueurs. → ${remedy}`)];
}
