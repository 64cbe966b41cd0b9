import { readFile } from "node:fs/promises";

/** The text of a file, or undefined when it is not there; one that is there and cannot be read is an error. */
export function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
