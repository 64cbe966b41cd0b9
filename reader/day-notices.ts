import type { Arc } from "#schemas/arc.ts";
import type { Fault } from "#schemas/content.ts";
import { faultAt } from "#schemas/fault.ts";
import type { GalleryEntry } from "#schemas/gallery-item.ts";
import type { Site } from "#schemas/site.ts";
import type { Entry } from "./parsed-list/parsed-list.ts";
import type { YamlSource } from "./yaml-source/yaml-source.ts";

/** Nobody's story is older: a year of two digits was filled with zeros. */
const FIRST = "1000-01-01";
const TOO_OLD = "Cette date est d’avant l’an 1000. → Vérifiez l’année.";

/**
 * The works that are said to hang since a day to come, a year mistyped most often: such a day stays the latest of all, and
 * alone « nouveau », until it is there. And those since a day long before.
 */
export function hungNotices(
  source: YamlSource | undefined,
  entries: readonly Entry<GalleryEntry>[],
): Fault[] {
  if (!source) return [];
  const tomorrow = dayIn(1);
  return entries.flatMap(({ path, value: { hung, withdrawn } }) => {
    const words = hung === undefined || withdrawn ? undefined : hungWords(hung, tomorrow);
    return words === undefined ? [] : [faultAt(source.place([...path, "date"]), words)];
  });
}

function hungWords(day: string, tomorrow: string): string | undefined {
  if (day < FIRST) return TOO_OLD;
  return day > tomorrow
    ? "Cette date n’est pas encore venue, et « nouveau » la suit. → Vérifiez l’année."
    : undefined;
}

/**
 * The arcs that begin or end on a day that nobody can mean; one that ends in some months may be told now, and all of a
 * story may be set in a time to come.
 */
export function arcDayNotices(source: YamlSource | undefined, arcs: readonly Arc[]): Fault[] {
  if (!source) return [];
  const far = dayIn(366);
  const days = arcs.flatMap(({ start, end }, index) => [
    { day: start, path: ["arcs", index, "debut"] },
    ...(end === undefined ? [] : [{ day: end, path: ["arcs", index, "fin"] }]),
  ]);
  const isToCome = days.every(({ day }) => day > far);
  return days.flatMap(({ day, path }) => {
    if (day < FIRST) return [faultAt(source.place(path), TOO_OLD)];
    if (day <= far || isToCome) return [];
    return [
      faultAt(source.place(path), "Cette date est dans plus d’un an, et d’autres non. → Vérifiez l’année."),
    ];
  });
}

/** A copyright of a year to come, that of a story most often: the foot of each page says it of the site. */
export function copyrightNotice(source: YamlSource | undefined, site: Site | undefined): Fault[] {
  const year = Number(dayIn(1).slice(0, 4));
  if (!source || site === undefined || site.copyright.year <= year) return [];
  return [
    faultAt(
      source.place(["copyright", "annee"]),
      `Cette année n’est pas encore venue, et le pied de chaque page la dit. → Écrivez celle où le site a été fait : annee: ${year}, ou avant.`,
    ),
  ];
}

/** The day in so many days, as 2023-03-31: in one, since today has begun somewhere else already. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
