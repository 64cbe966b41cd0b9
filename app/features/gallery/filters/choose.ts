import { setQueryParams } from "#app/router/use-query-param.ts";
import type { Chosen } from "./use-filters.ts";

/**
 * Writes a choice into the address. What is added or taken back is a step that Back undoes; another value of the same
 * facet takes the place of the last one.
 */
export function choose(chosen: Chosen, name: keyof Chosen, value: string | undefined): void {
  setQueryParams({ [name]: value }, { replace: value !== undefined && chosen[name] !== undefined });
}

/** Takes every choice back, and leaves what is searched for. */
export function chooseAll(): void {
  setQueryParams({ arc: undefined, genre: undefined, couleur: undefined, auteur: undefined, tri: undefined });
}
