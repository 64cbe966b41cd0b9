import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { filesOf } from "./workshop-scene.ts";

const REPOSITORY = "/repos/brume/contenu";

/** A file operation of a commit, as Forgejo takes it. */
interface Operation {
  operation: "create" | "update" | "delete";
  path: string;
  content: string;
  sha?: string;
}

/** Stands in for a Forgejo whose repository holds a content: what the form asks of it, and no more. */
export interface Forge {
  files: Map<string, Buffer>;
  commits: { message: string; paths: string[] }[];
  /** Saves a file as somebody else would. */
  saveElsewhere: (path: string, text: string) => void;
}

/** Answers in place of https://forge.example, to who shows this token. */
export async function standInForForge(page: Page, content: string, token: string): Promise<Forge> {
  const files = new Map<string, Buffer>();
  for (const path of await filesOf(content)) files.set(path, await readFile(join(content, path)));
  const commits: Forge["commits"] = [];
  const note = (message: string, paths: string[]) => void commits.push({ message, paths });

  const commit = (message: string, operations: readonly Operation[]) => {
    const stale = operations.some(
      ({ operation, path, sha }) =>
        (operation === "create" && files.has(path)) ||
        (operation !== "create" && sha !== shaOf(files.get(path) ?? Buffer.alloc(0))),
    );
    if (stale) return undefined;
    for (const { operation, path, content: base64 } of operations) {
      if (operation === "delete") files.delete(path);
      else files.set(path, Buffer.from(base64, "base64"));
    }
    note(
      message,
      operations.map(({ path }) => path),
    );
    return {
      commit: { sha: headOf(commits), created: "2026-11-22T10:00:00Z" },
      files: operations.map(({ path }) => ({ path, sha: shaOf(files.get(path) ?? Buffer.alloc(0)) })),
    };
  };

  const answer = (method: string, path: string, query: URLSearchParams, body: string): unknown => {
    if (path === "/version") return { version: "13.0.3+gitea-1.22.0" };
    if (path === "/user") return { id: 7, login: "zoe", full_name: "Zoé", email: "zoe@example.org" };
    if (path === "/settings/api") return { default_paging_num: 30, default_max_blob_size: 10_485_760 };
    if (path === REPOSITORY) return { permissions: { pull: true, push: true }, default_branch: "main" };
    if (path === `${REPOSITORY}/branches/main`) return { commit: { id: headOf(commits), message: "…" } };
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
    if (path === `${REPOSITORY}/commits`) return [];
    if (path === `${REPOSITORY}/contents` && method === "POST") {
      const { message, files: operations }: { message: string; files: Operation[] } = JSON.parse(body);
      return commit(message, operations);
    }
    return undefined;
  };

  await page.route("https://forge.example/**", async (route: Route) => {
    const request = route.request();
    const url = new URL(request.url());
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    if (request.headers()["authorization"] !== `token ${token}`)
      return route.fulfill({ status: 401, headers, json: { message: "invalid token" } });
    const path = decodeURI(url.pathname.replace("/api/v1", ""));
    const media = path.replace(`${REPOSITORY}/media/main/`, "");
    const bytes = media === path ? undefined : files.get(media);
    if (bytes) return route.fulfill({ status: 200, headers, body: bytes });
    const json = answer(request.method(), path, url.searchParams, request.postData() ?? "");
    return json === undefined
      ? route.fulfill({ status: 422, headers, json: { message: "sha does not match" } })
      : route.fulfill({ status: request.method() === "POST" ? 201 : 200, headers, json });
  });

  return {
    files,
    commits,
    saveElsewhere(path, text) {
      files.set(path, Buffer.from(text));
      note("ailleurs", [path]);
    },
  };
}

/** What git calls a file of these bytes. */
function shaOf(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

function headOf(commits: readonly unknown[]): string {
  return createHash("sha1").update(`commit ${commits.length}`).digest("hex");
}
