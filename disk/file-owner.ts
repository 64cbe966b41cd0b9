import { chownSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Gives a file that this process has just made to the owner of its folder. A command that root typed would else leave
 * files behind that the site, which runs as another user, can neither read nor write.
 */
export function giveToFolderOwner(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
}
