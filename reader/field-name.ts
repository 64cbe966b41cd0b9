/** The French key path that a report shows: `affiches[3].titre`, `site.dons.page`; `(fichier)` where there is none. */
export function fieldName(root: string, path: readonly (string | number)[]): string {
  const name = path.reduce<string>(
    (name, step) => (typeof step === "number" ? `${name}[${step}]` : name === "" ? step : `${name}.${step}`),
    root,
  );
  return name === "" ? "(fichier)" : name;
}
