// npm run test:hotes: `npm run messages` with D1 in Cloudflare's own engine, behind a stand-in for its API, without network.
import { afterAll, beforeAll } from "vitest";
import { startD1Api } from "#publishing/lab/lab.ts";
import { D1_ACCOUNT } from "#server/testing/doubles/d1-double.ts";
import { describeMessagesInD1 } from "./d1.contract.ts";

const DATABASES = Array.from({ length: 3 }, (_, rank) => `0f0e0d0c-1111-4222-8333-44445555000${rank}`);

let lab: Awaited<ReturnType<typeof startD1Api>>;
beforeAll(async () => {
  lab = await startD1Api({ account: D1_ACCOUNT.id, token: D1_ACCOUNT.token, databases: DATABASES });
});
afterAll(() => lab.stop());

let taken = 0;
describeMessagesInD1("son API est une doublure, D1 son propre moteur", async () => ({
  api: lab.api,
  database: DATABASES[taken++] ?? "",
}));
