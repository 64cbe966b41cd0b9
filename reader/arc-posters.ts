import * as z from "zod";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import { idOfImage } from "#schemas/gallery-item.ts";
import { nearest } from "#text/nearest.ts";
import type { Sources } from "./parsed-list/parsed-list.ts";

const Arcs = z.object({ arcs: z.array(z.unknown()) });
const Hung = z.object({ affiche: z.string() });
const Poster = z.object({ id: z.string().optional(), image: z.string(), retrait: z.unknown().optional() });

/** Faults for arcs that hang a poster which nobody has put on the wall, or which has left it, with the nearest one. */
export function arcPosterFaults(sources: Sources): Fault[] {
  const source = sources.get("arcs");
  const file = Arcs.safeParse(source?.data);
  if (!source || !file.success) return [];
  // A poster that could not be read must not be called unknown.
  if (sources.get("affiches")?.partial) return [];
  const posters = postersOf(sources);
  return file.data.arcs.flatMap((arc, index) => {
    const hung = Hung.safeParse(arc);
    const withdrawn = hung.success && posters.get(hung.data.affiche);
    if (!hung.success || withdrawn === false) return [];
    const id = hung.data.affiche;
    const text = withdrawn
      ? `L’affiche « ${id} » est retirée. → Choisissez-en une autre, ou retirez cette ligne.`
      : `L’affiche « ${id} » n’existe pas parmi les affiches. → ${remedy(id, posters)}`;
    return [faultAt(source.place(["arcs", index, "affiche"]), text)];
  });
}

/** Whether each poster is withdrawn, by id, also those of entries with another fault. */
function postersOf(sources: Sources): ReadonlyMap<string, boolean> {
  const data: unknown = sources.get("affiches")?.data;
  const entries: unknown[] = Array.isArray(data) ? data : [];
  return new Map(
    entries.flatMap((entry) => {
      const { data: poster } = Poster.safeParse(entry);
      return poster ? [[poster.id ?? idOfImage(poster.image), poster.retrait === true] as const] : [];
    }),
  );
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
