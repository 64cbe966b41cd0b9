import { useLocationProperty } from "wouter/use-browser-location";
import type { QueryName } from "#addresses/pages.ts";
import { navigate, type NavigateOptions } from "./navigate.ts";
import { settleAddress } from "./pending-address.ts";

/**
 * One parameter of the query string, and its setter; an empty value takes it out of the address [R9].
 * Before hydration the value is undefined, as in the prerendered page. The setter keeps the other parameters.
 */
export function useQueryParam(
  name: QueryName,
): [string | undefined, (value: string | undefined, options?: NavigateOptions) => void] {
  const [value] = useQueryParams([name]);
  return [value, (next, options) => setQueryParam(name, next, options)];
}

/**
 * Several parameters of the query string, in the order of their names; undefined before hydration. Whoever uses them is drawn again
 * when one of them changes, not when the address does.
 */
export function useQueryParams(names: readonly QueryName[]): (string | undefined)[] {
  const asked = useLocationProperty(
    () => alone(names),
    () => "",
  );
  const params = new URLSearchParams(asked);
  return names.map((name) => params.get(name) ?? undefined);
}

/** These parameters of the address, without the others. */
function alone(names: readonly QueryName[]): string {
  const all = [...new URLSearchParams(location.search)];
  return new URLSearchParams(all.filter(([name]) => names.some((asked) => asked === name))).toString();
}

/** Writes one parameter into the address; see {@link useQueryParam}. */
export function setQueryParam(name: QueryName, value: string | undefined, options?: NavigateOptions): void {
  setQueryParams({ [name]: value }, options);
}

/** Writes several parameters into the address in one step, and leaves the others. */
export function setQueryParams(
  changes: Partial<Record<QueryName, string | undefined>>,
  options?: NavigateOptions,
): void {
  settleAddress();
  const params = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === "") params.delete(name);
    else params.set(name, value);
  }
  const query = params.toString();
  // What is chosen already is no step to come back from.
  if (query === new URLSearchParams(location.search).toString()) return;
  void navigate(location.pathname + (query && `?${query}`), options);
}
