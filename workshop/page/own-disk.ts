// The editor reads the folder of this machine once, when it is opened, and then writes what it holds over whatever stands
// there: what somebody wrote by hand, or fetched from others, meanwhile. It is told here instead, before anything is written.
import { frenchSpaces } from "#text/french-spaces.ts";
import type { Change } from "./change.ts";

/** What each text said when this page last read or wrote it, by its path. */
const known = new Map<string, string>();

/** Notes what a text says that the editor has read. */
export function noteRead(path: string, text: string): void {
  known.set(plain(path), withPlainLines(text));
}

/**
 * Writes, unless one of the texts is no longer what this page knows of it.
 * @param read gives a file of the folder as it stands; rejects when there is none
 * @throws what the editor shows in its window; nothing is then written
 */
export async function writeKnown<Written>(
  changes: readonly Change[],
  read: (path: string) => Promise<Blob>,
  write: () => Promise<Written>,
): Promise<Written> {
  for (const { path } of changes) {
    const before = known.get(plain(path));
    if (before === undefined) continue;
    const now = await read(path).then(
      async (file) => withPlainLines(await file.text()),
      () => before,
    );
    if (now !== before)
      throw new Error(
        frenchSpaces(
          `« ${path} » a changé sur cet ordinateur depuis que le formulaire l’a lu. Copiez ce que vous venez d’écrire, rechargez la page, puis recommencez.`,
        ),
      );
  }
  const written = await write();
  for (const { path, data } of changes) if (typeof data === "string") noteRead(path, data);
  return written;
}

/** A text as the editor reads it: whatever ends its lines, as Windows does, is one line's end. */
function withPlainLines(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}

function plain(path: string): string {
  return path.replace(/^\//, "").normalize();
}
