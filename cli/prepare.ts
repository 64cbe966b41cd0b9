// What npm start does before it serves, with its settings: sees to it that the release online is of today (prepare-apart.ts).
import "./require-node.ts";
import { readEnv } from "#server/config/env.ts";
import { ensureSite } from "./ensure-site/ensure-site.ts";
import { orSay } from "./run-command.ts";

// Nobody waits for this any more.
process.on("disconnect", () => process.exit());
await orSay(async () => ((await ensureSite(readEnv(process.env))) === "refused" ? 1 : 0), "");
process.disconnect?.();
