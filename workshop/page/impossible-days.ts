// A field of a date in which somebody typed 31/02/2026 holds nothing: the editor would take it for one that was emptied.
import { frenchSpaces } from "#text/french-spaces.ts";

/** What is said of each day that stands in the form and that no calendar has. */
export function impossibleDays(fields: Iterable<Pick<HTMLInputElement, "validity" | "closest">>): string[] {
  return [...fields]
    .filter(({ validity }) => validity.badInput)
    .map((field) => {
      const name = field.closest("[role=group]")?.getAttribute("aria-label") ?? "Date";
      return frenchSpaces(
        `${name} : Cette date n’existe pas dans le calendrier, ou il en manque un bout. Vérifiez le jour et le mois, ou effacez-la toute.`,
      );
    });
}
