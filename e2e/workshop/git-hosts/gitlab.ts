import type { Host } from "./git-hosts.ts";
import { shaOf, type StoredRepository } from "./stored-repository.ts";

const PROJECT = "/api/v4/projects/brume%2Fcontenu";

/** What a commit does to a file, as GitLab takes it. */
interface Action {
  action: "create" | "update" | "delete" | "move";
  file_path: string;
  content: string;
  encoding: "text" | "base64";
}

/** gitlab.com. */
export const gitlab: Host = {
  origin: "https://gitlab.com",
  atelier: "service: gitlab\n  depot: brume/contenu",
  scheme: "Bearer",
  answer(stored, { method, path, body }) {
    const { files, head } = stored;
    if (path === "/api/v4/user") return { id: 7, username: "zoe", name: "Zoé", email: "zoe@example.org" };
    if (path === `${PROJECT}/users`) return [{ id: 7 }];
    if (path === `${PROJECT}/repository/branches/main`) return { commit: { id: head() } };
    const [, file] = path.split(`${PROJECT}/repository/files/`);
    if (file) return files.get(decodeURIComponent(file.replace(/\/raw$/, "")));
    if (method !== "POST") return undefined;
    if (path === `${PROJECT}/repository/commits`) return commit(stored, JSON.parse(body));
    if (path !== "/api/graphql") return undefined;
    const { query, variables }: { query: string; variables: { paths?: string[] } } = JSON.parse(body);
    return { data: { project: { repository: question(stored, query, variables.paths ?? []) } } };
  },
};

/** The last commit, the names of all files, or the texts of some. */
function question({ files, head }: StoredRepository, query: string, paths: readonly string[]): unknown {
  if (query.includes("lastCommit")) return { tree: { lastCommit: { sha: head(), message: "…" } } };
  if (query.includes("rawTextBlob"))
    return { blobs: { nodes: paths.map((path) => ({ rawTextBlob: String(files.get(path)) })) } };
  const nodes = [...files].map(([path, bytes]) => ({ type: "blob", path, sha: shaOf(bytes) }));
  return { tree: { blobs: { nodes, pageInfo: { endCursor: "", hasNextPage: false } } } };
}

function commit(
  stored: StoredRepository,
  { commit_message: message, actions }: { commit_message: string; actions: Action[] },
): unknown {
  const isRefused = actions.some(({ action, file_path: path }) =>
    action === "create" ? stored.files.has(path) : !stored.files.has(path),
  );
  if (isRefused) return undefined;
  stored.commit(
    message,
    actions.map(({ action, file_path: path, content, encoding }) => ({
      path,
      bytes:
        action === "delete" ? undefined : Buffer.from(content, encoding === "base64" ? "base64" : "utf8"),
    })),
  );
  return { id: stored.head(), committed_date: "2026-11-22T10:00:00Z" };
}
