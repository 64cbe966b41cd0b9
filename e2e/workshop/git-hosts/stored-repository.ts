import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesOf } from "../workshop-scene.ts";

/** What a commit does to a file: its new bytes, or none when it goes. */
export interface Change {
  path: string;
  bytes: Buffer | undefined;
}

/** The repository that a stand-in of a host keeps: one branch, in memory. */
export interface StoredRepository {
  files: Map<string, Buffer>;
  commits: { message: string; paths: string[] }[];
  /** What git calls the last commit. */
  head(): string;
  commit(message: string, changes: readonly Change[]): void;
  /** Saves a file as somebody else would. */
  saveElsewhere(path: string, text: string): void;
}

/** A repository that holds a content. */
export async function storeRepository(content: string): Promise<StoredRepository> {
  const files = new Map<string, Buffer>();
  for (const path of await filesOf(content)) files.set(path, await readFile(join(content, path)));
  const commits: StoredRepository["commits"] = [];
  const repository: StoredRepository = {
    files,
    commits,
    head: () => createHash("sha1").update(`commit ${commits.length}`).digest("hex"),
    commit(message, changes) {
      for (const { path, bytes } of changes)
        if (bytes) files.set(path, bytes);
        else files.delete(path);
      commits.push({ message, paths: changes.map(({ path }) => path) });
    },
    saveElsewhere(path, text) {
      repository.commit("ailleurs", [{ path, bytes: Buffer.from(text) }]);
    },
  };
  return repository;
}

/** What git calls a file of these bytes. */
export function shaOf(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
