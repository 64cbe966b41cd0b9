import * as z from "zod";
import { readJson } from "#schemas/read-json.ts";
import { boundedFetch, FetchFailure } from "#server/bounded-fetch.ts";
import { frenchSpaces } from "#text/french-spaces.ts";
import { StoreUnavailable } from "../message-store.ts";
import type { Sql } from "./sql.ts";

/** Cloudflare's API, as its own command-line tool names it. */
const CLOUDFLARE_API = "https://api.cloudflare.com/client/v4";

/** How a terminal reaches a database of D1. The token is a secret, which nothing here ever says. */
export interface D1Account {
  account: string;
  database: string;
  token: string;
  /** Where the API is, when it is not Cloudflare's own address. */
  api?: string | undefined;
}

/** More than all messages that a database of the free offer can hold in one answer, in bytes. */
const ANSWER_LIMIT = 64 * 1024 * 1024;

/** How long an answer is waited for, in milliseconds. */
const TIMEOUT = 30_000;

const Answer = z.object({
  success: z.literal(true),
  result: z.array(
    z.object({
      results: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))).default([]),
      meta: z.object({ changes: z.number().default(0) }),
    }),
  ),
});

/** D1 from elsewhere than a Worker: the staff's terminal, by Cloudflare's API. Whatever goes wrong there is StoreUnavailable. */
export function throughApi({ account, database, token, api = CLOUDFLARE_API }: D1Account): Sql {
  const url = new URL(`${api}/accounts/${account}/d1/database/${database}/query`);
  return {
    async batch(statements) {
      const body = JSON.stringify({ batch: statements.map(({ sql, values }) => ({ sql, params: values })) });
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const text = await boundedFetch(url, { method: "POST", headers, body }, ANSWER_LIMIT, TIMEOUT).catch(
        (error: unknown) => {
          throw error instanceof FetchFailure
            ? new StoreUnavailable(frenchSpaces(wordsOf(error)), { cause: error })
            : error;
        },
      );
      const answer = readJson(Answer, text.toString("utf8"));
      if (answer === undefined) throw new StoreUnavailable("Cloudflare (D1) envoie une réponse inattendue.");
      return answer.result.map(({ results, meta }) => ({ rows: results, changes: meta.changes }));
    },
  };
}

function wordsOf({ status, message, body }: FetchFailure): string {
  if (body.includes("no such table"))
    return "Cette base de Cloudflare (D1) n’a pas encore ses tables : npx wrangler d1 migrations apply site-messages --remote, dans build/hotes/cloudflare.";
  if (status === 401 || status === 403)
    return "Cloudflare refuse le jeton : CLOUDFLARE_API_TOKEN doit avoir le droit « D1, Modifier », et CLOUDFLARE_ACCOUNT_ID être celui du compte.";
  if (status === 404) return "Cloudflare ne connaît pas cette base : vérifiez CLOUDFLARE_D1.";
  return `La base des messages de Cloudflare (D1) ne répond pas comme il faut (${message}). Réessayez dans une minute.`;
}
