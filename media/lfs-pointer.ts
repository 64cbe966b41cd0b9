/** Whether a file only names another, which Git LFS keeps elsewhere. */
export function isPointer(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 40).startsWith("version https://git-lfs");
}

/** Why a file is refused that only names another, which Git LFS has not fetched yet; undefined of any other. */
export function pointerRefusal(bytes: Buffer): string | undefined {
  if (!isPointer(bytes)) return undefined;
  return "Ce fichier n’est qu’un renvoi Git LFS, sans ce qu’il nomme. → Installez Git LFS, puis tapez, dans son dossier : git lfs install, puis git lfs pull";
}
