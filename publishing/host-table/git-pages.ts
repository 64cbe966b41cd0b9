import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { isText, mediaType } from "#http-policy/media-type.ts";
import { decodedPath, endWith, playHost } from "./played-host.ts";
import type { StartHost } from "./programs.ts";

/** Where the two part. */
interface Ways {
  /** Whether `name.html` goes before the folder of that name. */
  pageFirst: boolean;
  /** Whether `name.html` is given for `name/`. */
  pageForSlash: boolean;
  /** How a folder's name leads to the same with a slash. */
  step: 301 | 302;
  /** The name of scripts' type. */
  scripts: string;
  /** Whether the compressed copies beside a file are given; else the host compresses by itself. */
  copies: boolean;
}

/**
 * Serves a set as GitHub Pages is known to (github.com/slorber/trailing-slash-guide, its documentation); a stand-in, for there
 * is none to run here.
 */
export const startGithub = gitPages({
  pageFirst: true,
  pageForSlash: false,
  step: 301,
  scripts: "application/javascript; charset=utf-8",
  copies: false,
});

/** Serves a set as the source of GitLab Pages tells that it does (`internal/serving/disk`); a stand-in too. */
export const startGitlab = gitPages({
  pageFirst: false,
  pageForSlash: true,
  step: 302,
  scripts: "text/javascript; charset=utf-8",
  copies: true,
});

function gitPages(ways: Ways): StartHost {
  return (set) =>
    playHost(async (request, response) => {
      if (/[^ -~]/.test(request.url ?? "")) return response.writeHead(400).end();
      const { pathname, search } = new URL(request.url ?? "/", "http://pages");
      const found = await lookUp(set, decodedPath(pathname), ways);
      if (found === "folder")
        return response.writeHead(ways.step, { location: `${pathname}/${search}` }).end();
      const file = found ?? "404.html";
      response.setHeader(
        "content-type",
        file.endsWith(".js") ? ways.scripts : (mediaType(file) ?? "text/plain"),
      );
      response.setHeader("access-control-allow-origin", "*");
      if (found !== undefined) response.setHeader("cache-control", "max-age=600");
      let body = await readFile(join(set, file));
      const isZipped = isText(file) && /\bgzip\b/.test(String(request.headers["accept-encoding"]));
      const copy =
        isZipped && ways.copies ? await readFile(join(set, `${file}.gz`)).catch(() => undefined) : undefined;
      if (copy !== undefined || (isZipped && !ways.copies)) {
        response.setHeader("content-encoding", "gzip");
        body = copy ?? gzipSync(body);
      }
      endWith(request, response, { body, found: found !== undefined });
    });
}

/** The file that stands for a path, « folder » where the path lacks its slash, or undefined. */
async function lookUp(set: string, path: string, ways: Ways): Promise<string | undefined> {
  if (path.includes("..")) return undefined;
  const kind = async (name: string) => {
    const entry = await stat(join(set, name)).catch(() => undefined);
    return entry?.isFile() ? "file" : entry?.isDirectory() ? "folder" : undefined;
  };
  const isFile = async (name: string) => (await kind(name)) === "file";
  const name = path.slice(1);
  const page = `${name.replace(/\/$/, "")}.html`;
  if (name.endsWith("/") || name === "") {
    if (await isFile(`${name}index.html`)) return `${name}index.html`;
    const isFolder = (await kind(name)) === "folder";
    return ways.pageForSlash && !isFolder && (await isFile(page)) ? page : undefined;
  }
  if (await isFile(name)) return name;
  if (ways.pageFirst && (await isFile(page))) return page;
  if ((await kind(name)) === "folder") return "folder";
  return (await isFile(page)) ? page : undefined;
}
