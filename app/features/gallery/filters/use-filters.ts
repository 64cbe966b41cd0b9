import { useMemo } from "react";
import { useQueryParams } from "#app/router/use-query-param.ts";
import { type Asked, useAsked } from "#app/state/use-asked.ts";
import type { Browsing } from "./load-browsing.ts";

/** What a gallery is narrowed by, as the address names it. */
export type Facet = "arc" | "genre" | "couleur" | "auteur";

/** What is chosen, by the parameter of the address that says it. */
export type Chosen = Readonly<Partial<Record<Facet | "tri", string | undefined>>>;

/** The parameters of {@link Chosen}. */
const NAMES = ["arc", "genre", "couleur", "auteur", "tri"] as const;

/** The filters of a gallery. */
export interface Filters extends Asked<Browsing> {
  /** Whether there is anything to choose. */
  offered: boolean;
  chosen: Chosen;
  /** How many filters are on; an order is none. */
  count: number;
  /** Something that is chosen is not applied yet: the facets are on their way, or could not be fetched. */
  pending: boolean;
  /** Of positions in the gallery those that fit, in the order that is chosen; the author is known to the list. */
  narrow: (positions: Int32Array) => Int32Array;
}

/**
 * What narrows a gallery, out of the address. Everything else about filters is fetched when their panel is opened or when
 * the address names one.
 * @param path the address of the facets; undefined where there are none
 */
export function useFilters(path: string | undefined, total: number): Filters {
  const [arc, genre, couleur, auteur, tri] = useQueryParams(NAMES);
  const load = useMemo(
    () => () => import("./load-browsing.ts").then(({ loadBrowsing }) => loadBrowsing(path, total)),
    [path, total],
  );
  const count = [arc, genre, couleur, auteur].filter((value) => value !== undefined).length;
  const { value, state, ask } = useAsked(load, count > 0 || tri !== undefined);
  return useMemo(() => {
    const chosen = { arc, genre, couleur, auteur, tri };
    return {
      value,
      state,
      ask,
      offered: path !== undefined,
      chosen,
      count,
      pending: !value && (arc ?? genre ?? couleur ?? tri) !== undefined,
      narrow: (positions) => value?.table.narrow(positions, chosen) ?? positions,
    };
  }, [value, state, ask, path, count, arc, genre, couleur, auteur, tri]);
}
