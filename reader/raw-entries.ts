import * as z from "zod";
import { idOfImage } from "#schemas/gallery-item.ts";
import type { YamlSource } from "./yaml-source/yaml-source.ts";

const Work = z.object({
  id: z.string().optional().catch(undefined),
  image: z.string().optional().catch(undefined),
  retrait: z.unknown().optional(),
});

/** Whether each entry of a gallery is withdrawn, by id, also those of entries with another fault. */
export function worksOf(source: YamlSource | undefined): ReadonlyMap<string, boolean> {
  const entries: unknown[] = Array.isArray(source?.data) ? source.data : [];
  return new Map(
    entries.flatMap((entry) => {
      const { data: work } = Work.safeParse(entry);
      const id = work?.id ?? (work?.image && idOfImage(work.image));
      return id ? [[id, work?.retrait === true] as const] : [];
    }),
  );
}
