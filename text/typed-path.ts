/** A path as a terminal takes it: between quotes where a space or a sign would end it. */
export function typedPath(path: string): string {
  if (/^[\p{L}\p{M}\p{N}\\/._:~@+,=-]+$/u.test(path)) return path;
  return /["$`!]/.test(path) ? `'${path.replaceAll("'", String.raw`'\''`)}'` : `"${path}"`;
}

/** A path as the file of settings takes it, where « \ » is refused: Windows reads « / » as well. */
export function settingPath(path: string): string {
  const plain = /^([A-Za-z]:|\.{0,2})\\/.test(path) ? path.replaceAll("\\", "/") : path;
  if (!/["'#]/.test(plain)) return plain;
  return plain.includes('"') ? `'${plain}'` : `"${plain}"`;
}
