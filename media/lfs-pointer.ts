/** Why a file is refused that only names another, which Git LFS has not fetched yet; undefined of any other. */
export function pointerRefusal(bytes: Buffer): string | undefined {
  if (!bytes.toString("latin1", 0, 40).startsWith("version https://git-lfs")) return undefined;
  return "Ce fichier n’est qu’un renvoi Git LFS, sans ce qu’il nomme. → Installez Git LFS, puis tapez, dans son dossier : git lfs install, puis git lfs pull";
}
