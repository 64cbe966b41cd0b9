import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { GalleryEntry } from "#schemas/gallery-item.ts";
import type { Entry } from "./parsed-list/parsed-list.ts";
import type { YamlSource } from "./yaml-source/yaml-source.ts";

/**
 * The works that are said to hang since a day to come, a year mistyped most often: such a day stays the latest of all, and
 * alone « nouveau », until it is there.
 */
export function hungNotices(
  source: YamlSource | undefined,
  entries: readonly Entry<GalleryEntry>[],
): Fault[] {
  if (!source) return [];
  const tomorrow = dayToCome();
  return entries
    .filter(({ value: { hung, withdrawn } }) => hung !== undefined && hung > tomorrow && !withdrawn)
    .map(({ path }) =>
      faultAt(
        source.place([...path, "date"]),
        "Cette date n’est pas encore venue, et « nouveau » la suit. → Vérifiez l’année.",
      ),
    );
}

/** Tomorrow, as 2023-03-31: today has begun somewhere else already. */
function dayToCome(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
}
