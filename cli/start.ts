// npm start: builds what is missing, then serves the site.
import "./require-node.ts";
import "./settings-file.ts";
import { existsSync } from "node:fs";
import { startServer } from "#server/main.ts";
import { buildDir, ensureSite } from "./ensure-site/ensure-site.ts";
import { followNpm } from "./follow-npm.ts";

followNpm();
const result = await ensureSite();
if (result === "refused" && !existsSync(`${buildDir()}/server.json`)) process.exit(1);
await startServer(process.env);
