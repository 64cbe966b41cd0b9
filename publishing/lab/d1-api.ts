import { fromLab } from "./from-lab.ts";

/** What is used here of the library that runs Workers on this machine, in their own engine. */
interface Lab {
  Miniflare: new (options: object) => { ready: Promise<URL>; dispose: () => Promise<void> };
}

/** Who may ask, and which databases there are: they are empty, without tables. */
export interface D1Api {
  account: string;
  token: string;
  databases: readonly string[];
}

/** A stand-in for Cloudflare's API for D1, before the real engine of D1. */
const script = ({ account, token }: D1Api): string => `export default {
  async fetch(request, env) {
    const [, , , , of, , , name] = new URL(request.url).pathname.split("/");
    const refuse = (status, code, message) => Response.json({ success: false, errors: [{ code, message }] }, { status });
    if (of !== "${account}" || request.headers.get("authorization") !== "Bearer ${token}") return refuse(403, 10000, "");
    if (env[name] === undefined) return refuse(404, 7404, "");
    const { batch } = await request.json();
    try {
      const result = await env[name].batch(batch.map(({ sql, params }) => env[name].prepare(sql).bind(...params)));
      return Response.json({ success: true, result });
    } catch (error) {
      return refuse(400, 7500, String(error));
    }
  },
};`;

/** Starts the stand-in on the loopback. @returns the address of the API, and how it ends */
export async function startD1Api(api: D1Api): Promise<{ api: string; stop: () => Promise<void> }> {
  const { Miniflare } = await fromLab<Lab>("miniflare");
  const lab = new Miniflare({
    host: "127.0.0.1",
    port: 0,
    modules: true,
    script: script(api),
    compatibilityDate: "2026-04-01",
    d1Databases: api.databases,
  });
  return { api: `${(await lab.ready).origin}/client/v4`, stop: () => lab.dispose() };
}
