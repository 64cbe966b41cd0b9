import { createContext, useContext } from "react";
import { usePathname } from "wouter/use-browser-location";
import { canonicalPath } from "./match-route.ts";

/** The path being prerendered; undefined in the browser, where the address bar knows. */
export const PrerenderedPath = createContext<string | undefined>(undefined);

/** The current path, decoded and canonical. */
export function usePath(): string {
  const ssrPath = useContext(PrerenderedPath);
  return canonicalPath(usePathname(ssrPath === undefined ? {} : { ssrPath }));
}
