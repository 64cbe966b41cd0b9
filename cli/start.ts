// npm start: builds what is missing, then serves the site.
import "./require-node.ts";
import "./settings-file.ts";
import { readEnv } from "#server/config/env.ts";
import { startServer } from "#server/main.ts";
import { readLine } from "#server/read-build.ts";
import { followNpm } from "./follow-npm.ts";
import { prepareApart } from "./prepare-apart.ts";
import { orSay } from "./run-command.ts";

followNpm();
await orSay(async () => {
  const env = readEnv(process.env);
  // What is online is served, even when it cannot be renewed.
  await prepareApart();
  return (await readLine(env.BUILD_DIR)) === undefined ? 1 : 0;
}, "");
if (process.exitCode === 0) await startServer(process.env);
