import type { Page, Route } from "@playwright/test";
import { forgejo } from "./forgejo.ts";
import { github } from "./github.ts";
import { gitlab } from "./gitlab.ts";
import { storeRepository, type StoredRepository } from "./stored-repository.ts";

/** A request to a host, as its stand-in reads it; the path as it was sent. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
}

/** A host of repositories, as much of it as the form asks. */
export interface Host {
  /** Where its interface is. */
  origin: string;
  /** The lines that open the workshop on its repository. */
  atelier: string;
  /** What stands before a token. */
  scheme: "token" | "Bearer";
  /** JSON, the bytes of a file, or undefined where the host refuses. */
  answer(stored: StoredRepository, asked: Asked): unknown;
}

/** The hosts that can be chosen, by the name that people give them. */
export const HOSTS = { Forgejo: forgejo, GitHub: github, GitLab: gitlab } as const;

/** Answers in place of a host whose repository holds a content, to who shows this token. */
export async function standInFor(
  page: Page,
  { origin, scheme, answer }: Host,
  content: string,
  token: string,
): Promise<StoredRepository> {
  const stored = await storeRepository(content);
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  await page.route(`${origin}/**`, async (route: Route) => {
    const request = route.request();
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    if (request.headers()["authorization"] !== `${scheme} ${token}`)
      return route.fulfill({ status: 401, headers, json: { message: "Bad credentials" } });
    const url = new URL(request.url());
    const found = answer(stored, {
      method: request.method(),
      path: url.pathname,
      query: url.searchParams,
      body: request.postData() ?? "",
    });
    if (Buffer.isBuffer(found))
      return route.fulfill({ headers, contentType: "application/octet-stream", body: found });
    return found === undefined
      ? route.fulfill({ status: 422, headers, json: { message: "refused" } })
      : route.fulfill({ status: request.method() === "POST" ? 201 : 200, headers, json: found });
  });
  return stored;
}
