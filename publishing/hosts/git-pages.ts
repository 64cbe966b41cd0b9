import { WORKSHOP } from "#addresses/pages.ts";
import type { Host } from "./host.ts";

/*
 * The pages that two hosts of repositories offer. Neither takes rules from us: no header, no caching of ours (ten minutes for
 * all), any other site may read all. What security policy the pages have is the one they carry themselves, without
 * `frame-ancestors`. Each redirects a folder's name to its slash, and looks for `name.html` by itself.
 */

const GIBIBYTE = 1024 ** 3;
const ELSEWHERE = "PUBLISH_TO=s3, Cloudflare ou une petite machine en prennent plus";

/** The two ways in which the accent of a name may come. */
const spelled = (page: string): string[] => [page, page.normalize("NFD")];

/** GitHub Pages gives `name.html` before the folder of that name, and this one to who asks with a slash. */
export const GITHUB: Host = {
  name: "GitHub Pages",
  copies: [],
  folder: "",
  spellings: (page) => spelled(page).flatMap((name) => [`${name}.html`, `${name}/index.html`]),
  // For who publishes a branch: names that begin with `_` are dropped there otherwise.
  write: () => ({ ".nojekyll": "" }),
  limits: { totalBytes: GIBIBYTE, more: ELSEWHERE },
};

/**
 * GitLab Pages gives `name.html` to who asks with a slash too, but a folder of that name goes before it: the staff's form,
 * whose files stand in one, is then a step away. It gives the compressed copies that stand beside a file.
 */
export const GITLAB: Host = {
  name: "GitLab Pages",
  copies: ["br", "gz"],
  folder: "",
  spellings: (page) => [...spelled(page).map((name) => `${name}.html`), ...inFolder(page)],
  write: () => ({}),
  limits: { files: 200_000, totalBytes: GIBIBYTE, more: ELSEWHERE },
};

/** The one page whose name is also a folder's. */
function inFolder(page: string): string[] {
  return `/${page}` === WORKSHOP ? [`${page}/index.html`] : [];
}
