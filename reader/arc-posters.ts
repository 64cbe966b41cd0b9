import * as z from "zod";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { nearest } from "#text/nearest.ts";
import type { Sources } from "./parsed-list/parsed-list.ts";
import { worksOf } from "./raw-entries.ts";

const Arcs = z.object({ arcs: z.array(z.unknown()) });
const Hung = z.object({ affiche: z.string() });

/**
 * Faults for arcs that hang a poster which nobody has put on the wall, or which has left it, with the nearest one.
 * @param stray the paths that misplaced files were meant to have: what to do is said there
 */
export function arcPosterFaults(sources: Sources, stray: ReadonlySet<string>): Fault[] {
  const source = sources.get("arcs");
  const file = Arcs.safeParse(source?.data);
  if (!source || !file.success) return [];
  // A poster that could not be read must not be called unknown.
  if (sources.get("affiches")?.partial) return [];
  const posters = worksOf(sources.get("affiches"));
  return file.data.arcs.flatMap((arc, index) => {
    const hung = Hung.safeParse(arc);
    const withdrawn = hung.success && posters.get(hung.data.affiche);
    if (!hung.success || withdrawn === false) return [];
    const id = hung.data.affiche;
    if (stray.has(`affiches/${id}.yaml`)) return [];
    const text = withdrawn
      ? `L’affiche « ${id} » est retirée. → Choisissez-en une autre, ou retirez cette ligne.`
      : `L’affiche « ${id} » n’existe pas parmi les affiches. → ${remedy(id, posters)}`;
    return [faultAt(source.place(["arcs", index, "affiche"]), text)];
  });
}

function remedy(id: string, posters: ReadonlyMap<string, boolean>): string {
  const meant = nearest(
    id,
    [...posters].flatMap(([other, withdrawn]) => (withdrawn ? [] : [other])),
  );
  return meant
    ? `Vouliez-vous écrire « ${meant} » ?`
    : "Écrivez l’identifiant d’une affiche : le nom de son fichier, sans .yaml.";
}
