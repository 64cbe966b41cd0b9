import { createContext, useContext } from "react";
import { usePathname } from "wouter/use-browser-location";
import { canonicalPath } from "./match-route.ts";

/** The path being prerendered; undefined in the browser, where the address bar knows. */
export const PrerenderedPath = createContext<string | undefined>(undefined);

/** The current path, decoded and canonical: read from the address once, by the root, for all the links of a page. */
export const CurrentPath = createContext("/");

/** The current path, as the root read it. */
export function usePath(): string {
  return useContext(CurrentPath);
}

/** Reads the current path from the address, and follows it. For the root alone. */
export function useAddressPath(): string {
  const ssrPath = useContext(PrerenderedPath);
  return canonicalPath(usePathname(ssrPath === undefined ? {} : { ssrPath }));
}
