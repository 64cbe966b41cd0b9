import { add } from "./add.ts";
import { check } from "./check.ts";
import { type FileFetch, importList } from "./import/import.ts";
import { migrate } from "./migrate/migrate.ts";
import { newContent } from "./new/new-content.ts";
import { probe } from "./probe-site.ts";

export { outsideFetch } from "./import/import.ts";
export { checkLinks, type LinkReport } from "./links/check-links.ts";
export { noteAddresses } from "./note-addresses.ts";
export { probe } from "./probe-site.ts";
export { USAGE } from "./usage.ts";

/** What a command gets: its words, the folders, where to write, and the way to the network (a stand-in in tests). */
export interface CommandContext {
  args: readonly string[];
  contentDir: string;
  /** Where the images made are kept. */
  mediaCache: string;
  /** Where the reports of what was taken over are written. */
  reports: string;
  colour: boolean;
  write(text: string): void;
  /** Asks the person at the terminal and gives the answer; absent when nobody is there to answer. */
  ask?: ((question: string) => Promise<string>) | undefined;
  fetch: typeof fetch;
  /** The same for a file, from no host of this machine's own network. */
  fetchOutside: FileFetch;
}

/** A command; gives the exit code. */
export type Command = (context: CommandContext) => Promise<number>;

/** The verbs of `npm run content --`. */
export const COMMANDS: Record<string, Command> = {
  check,
  add,
  import: importList,
  migrate,
  nouveau: newContent,
  probe,
};
