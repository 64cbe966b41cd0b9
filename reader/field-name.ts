/** The French key path that a report shows: `affiches[3].titre`, `site.dons.page`. */
export function fieldName(root: string, path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (name, step) => (typeof step === "number" ? `${name}[${step}]` : `${name}.${step}`),
    root,
  );
}
