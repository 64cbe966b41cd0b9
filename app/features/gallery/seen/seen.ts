import type { ComponentType } from "react";
import { type Asked, useAsked } from "#app/state/use-asked.ts";
import type { SeenRowProps } from "./seen-row.tsx";

export { noteSeen } from "./kept-seen.ts";

const loadRow = () => import("./seen-row.tsx").then(({ SeenRow }) => SeenRow);

/** The row of what was opened lately; its code comes when somebody wants to see it. */
export function useSeenRow(wanted: boolean): Asked<ComponentType<SeenRowProps>> {
  return useAsked(loadRow, wanted);
}
