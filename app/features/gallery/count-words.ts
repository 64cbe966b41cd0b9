const french = new Intl.NumberFormat("fr-FR");

/** « 12 résultats », « 1 résultat », « 0 résultat ». */
export function resultCount(count: number): string {
  return `${french.format(count)} résultat${count > 1 ? "s" : ""}`;
}

/** « 12 / 300 »: the rank of an entry, from 1, among those shown. */
export function rankWords(rank: number, count: number): string {
  return `${french.format(rank)} / ${french.format(count)}`;
}

/** « 724 × 1024 px · 210 Ko »: what the game will load, or undefined when the site does not know. Sizes in pixels and bytes. */
export function importSize(image: { width: number; height: number; bytes: number }): string | undefined {
  if (image.width === 0 || image.height === 0) return undefined;
  const size = `${image.width} × ${image.height} px`;
  return image.bytes === 0 ? size : `${size} · ${weight(image.bytes)}`;
}

function weight(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} Ko`;
  return `${french.format(Math.round(bytes / 100_000) / 10)} Mo`;
}
