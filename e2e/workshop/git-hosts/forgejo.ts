import { shaOf, type StoredRepository } from "./stored-repository.ts";
import type { Asked, Host } from "./git-hosts.ts";

const REPOSITORY = "/api/v1/repos/brume/contenu";

/** A file operation of a commit, as Forgejo takes it. */
interface Operation {
  operation: "create" | "update" | "delete";
  path: string;
  content: string;
  sha?: string;
}

/** A Forgejo of one's own. */
export const forgejo: Host = {
  origin: "https://forge.example",
  atelier: "service: gitea\n  depot: brume/contenu\n  serveur: https://forge.example",
  scheme: "token",
  answer(stored, { method, path, query, body }) {
    const { files, commits, head } = stored;
    if (path === "/api/v1/version") return { version: "13.0.3+gitea-1.22.0" };
    if (path === "/api/v1/user") return { id: 7, login: "zoe", full_name: "Zoé", email: "zoe@example.org" };
    if (path === "/api/v1/settings/api") return { default_paging_num: 30, default_max_blob_size: 10_485_760 };
    if (path === REPOSITORY) return { permissions: { pull: true, push: true }, default_branch: "main" };
    if (path === `${REPOSITORY}/branches/main`) return { commit: { id: head(), message: "…" } };
    if (path.startsWith(`${REPOSITORY}/git/trees/`))
      return {
        truncated: false,
        tree: [...files].map(([name, bytes]) => ({
          type: "blob",
          path: name,
          sha: shaOf(bytes),
          size: bytes.length,
        })),
      };
    if (path === `${REPOSITORY}/git/blobs`) {
      const wanted = new Set(query.get("shas")?.split(","));
      return [...files.values()]
        .filter((bytes) => wanted.has(shaOf(bytes)))
        .map((bytes) => ({ sha: shaOf(bytes), encoding: "base64", content: bytes.toString("base64") }));
    }
    if (path === `${REPOSITORY}/commits`) return commits.slice(0, 0);
    if (path.startsWith(`${REPOSITORY}/media/main/`))
      return files.get(path.slice(`${REPOSITORY}/media/main/`.length));
    if (path === `${REPOSITORY}/contents` && method === "POST") return commit(stored, body);
    return undefined;
  },
};

function commit(stored: StoredRepository, body: Asked["body"]): unknown {
  const { message, files: operations }: { message: string; files: Operation[] } = JSON.parse(body);
  const { files } = stored;
  const isStale = operations.some(
    ({ operation, path, sha }) =>
      (operation === "create" && files.has(path)) ||
      (operation !== "create" && sha !== shaOf(files.get(path) ?? Buffer.alloc(0))),
  );
  if (isStale) return undefined;
  stored.commit(
    message,
    operations.map(({ operation, path, content }) => ({
      path,
      bytes: operation === "delete" ? undefined : Buffer.from(content, "base64"),
    })),
  );
  return {
    commit: { sha: stored.head(), created: "2026-11-22T10:00:00Z" },
    files: operations.map(({ path }) => ({ path, sha: shaOf(files.get(path) ?? Buffer.alloc(0)) })),
  };
}
