import type { Host } from "./git-hosts.ts";
import { shaOf, type StoredRepository } from "./stored-repository.ts";

const REPOSITORY = "/repos/brume/contenu";

/** What a commit is asked with, over GraphQL. */
interface CommitInput {
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  message: { headline: string };
}

/** GitHub, whose interface is at another address than its pages. */
export const github: Host = {
  origin: "https://api.github.com",
  atelier: "service: github\n  depot: brume/contenu",
  scheme: "token",
  answer(stored, { method, path, body }) {
    const { files } = stored;
    if (path === "/user")
      return { id: 7, login: "zoe", name: "Zoé", email: null, html_url: "https://github.com/zoe" };
    if (path === `${REPOSITORY}/collaborators/zoe`) return {};
    if (path.startsWith(`${REPOSITORY}/git/trees/`))
      return {
        tree: [...files].map(([name, bytes]) => ({
          type: "blob",
          path: name,
          sha: shaOf(bytes),
          size: bytes.length,
        })),
      };
    if (path.startsWith(`${REPOSITORY}/git/blobs/`)) return blobOf(stored, path.split("/").at(-1) ?? "");
    if (path !== "/graphql" || method !== "POST") return undefined;
    const { query, variables }: { query: string; variables: { input: CommitInput } } = JSON.parse(body);
    const data = query.includes("createCommitOnBranch")
      ? commit(stored, variables.input)
      : { repository: question(stored, query) };
    return data && { data };
  },
};

function blobOf({ files }: StoredRepository, sha: string): Buffer | undefined {
  return [...files.values()].find((bytes) => shaOf(bytes) === sha);
}

/** The last commit, or under an alias each: the text of a file, and who changed it last. */
function question(stored: StoredRepository, query: string): unknown {
  const commits = { target: { history: { nodes: [{ oid: stored.head(), message: "…" }] } } };
  const author = { name: "Zoé", email: "zoe@example.org", user: { id: 7, login: "zoe" } };
  const change = { author, oid: stored.head(), committedDate: "2026-11-22T10:00:00Z" };
  const texts = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(
    ([, alias = "", sha = ""]) => [alias, { text: String(blobOf(stored, sha)), isTruncated: false }],
  );
  const changes = [...query.matchAll(/((?:commit|history)_\d+):\s+ref/g)].map(([, alias = ""]) => [
    alias,
    { target: { history: { nodes: [change] } } },
  ]);
  return { ref: commits, ...Object.fromEntries([...texts, ...changes]) };
}

function commit(stored: StoredRepository, { expectedHeadOid, fileChanges, message }: CommitInput): unknown {
  if (expectedHeadOid !== stored.head()) return undefined;
  const { additions, deletions } = fileChanges;
  stored.commit(message.headline, [
    ...additions.map(({ path, contents }) => ({ path, bytes: Buffer.from(contents, "base64") })),
    ...deletions.map(({ path }) => ({ path, bytes: undefined })),
  ]);
  const shas = additions.map(({ path }, index) => [
    `file_${index}`,
    { oid: shaOf(stored.files.get(path) ?? Buffer.alloc(0)) },
  ]);
  const made = { oid: stored.head(), committedDate: "2026-11-22T10:00:00Z", ...Object.fromEntries(shas) };
  return { createCommitOnBranch: { commit: made } };
}
