import * as z from "zod";
import type { ContentOutline } from "#schemas/content.ts";
import type { Sources } from "./parsed-list/parsed-list.ts";

const Named = z.object({ nom: z.string().min(1) });
const Keyed = z.object({ cle: z.string().min(1), nom: z.string().min(1).optional().catch(undefined) });

/** The community's name from a site.yaml that has faults elsewhere. */
export function rawSite(sources: Sources): ContentOutline["site"] {
  const site = Named.safeParse(sources.get("site")?.data);
  return { name: site.success ? site.data.nom : "Atelier" };
}

/** The arcs that can be told from an arcs.yaml with faults; none when it cannot be read at all. */
export function rawArcs(sources: Sources): ContentOutline["arcs"] {
  const file = z.object({ arcs: z.array(z.unknown()) }).safeParse(sources.get("arcs")?.data);
  return (file.data?.arcs ?? []).flatMap((one) => {
    const arc = Keyed.safeParse(one);
    return arc.success ? [{ key: arc.data.cle, name: arc.data.nom ?? arc.data.cle }] : [];
  });
}
