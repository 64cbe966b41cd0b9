/** Things named one after the other, as a sentence does: "affiches, panneaux et musiques"; empty when there is none. */
export function enumerated(names: readonly string[]): string {
  return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" et ");
}

/** The first three of many, and that there are more: "affiches, panneaux, musiques…". */
export function firstOf(names: readonly string[]): string {
  return names.slice(0, 3).join(", ") + (names.length > 3 ? "…" : "");
}
