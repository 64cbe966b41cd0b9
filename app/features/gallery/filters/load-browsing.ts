import type { ComponentType } from "react";
import { fetchJson } from "#app/state/fetch-json.ts";
import { type FacetFile, isFacetFile } from "#schemas/facet-file.ts";
import { ChosenFilters, WaysOut } from "./chosen/chosen-filters.tsx";
import { type FacetTable, facetTable } from "./facet-table.ts";
import { FilterPanel, type FilterPanelProps } from "./panel/filter-panel.tsx";

/** What one browses a gallery with: no page needs it before someone does. */
export interface Browsing {
  table: FacetTable;
  Panel: ComponentType<FilterPanelProps>;
  Chosen: typeof ChosenFilters;
  WaysOut: typeof WaysOut;
}

const NO_FACETS: FacetFile = { arcs: [], genres: [], arc: [], genre: [], hues: [], hung: [] };

const loaded = new Map<string, Browsing>();

/**
 * Fetches the facets of a gallery of `total` entries, once; a small gallery has none, and its authors alone. Rejects when the network fails or answers something else.
 */
export async function loadBrowsing(path: string | undefined, total: number): Promise<Browsing> {
  const known = loaded.get(path ?? "");
  if (known) return known;
  const file = path === undefined ? NO_FACETS : await fetchFacets(path);
  const browsing = { table: facetTable(file, total), Panel: FilterPanel, Chosen: ChosenFilters, WaysOut };
  loaded.set(path ?? "", browsing);
  return browsing;
}

async function fetchFacets(path: string): Promise<FacetFile> {
  const file = await fetchJson(path);
  if (!isFacetFile(file)) throw new Error(`${path}: not a file of facets`);
  return file;
}
