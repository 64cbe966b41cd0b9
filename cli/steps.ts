import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";

/** A command of the checks, with the name that the summary gives it. */
export interface Step {
  name: string;
  command: readonly [string, ...string[]];
}

/** What needs no build of the site, short: where each says what is wrong, and where. */
export const STATIC_STEPS: readonly Step[] = [
  { name: "Mise en forme", command: ["oxfmt", "--check"] },
  {
    name: "Types, règles de style et de direction",
    command: ["oxlint", "--type-aware", "--type-check", "--deny-warnings"],
  },
  { name: "Code mort", command: ["knip"] },
];
export const UNIT_STEP: Step = { name: "Tests unitaires", command: ["vitest", "run"] };
/** All of them but those that build a site or start a PostgreSQL (vitest.config.ts). */
export const SHORT_UNIT_STEP: Step = {
  name: "Tests unitaires",
  command: ["vitest", "run", "--project", "!machinerie"],
};

/**
 * Runs lanes of steps side by side, the steps of a lane one after the other, whether the one before passed or not. What a
 * step writes comes out whole when it ends, so that two lanes do not mix; a lane alone writes as it goes.
 * @returns the names of the steps that failed
 */
export async function runLanes(...lanes: (readonly Step[])[]): Promise<string[]> {
  const failed = await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
  return failed.flat();
}

async function runLane(steps: readonly Step[], alone: boolean): Promise<string[]> {
  const failed: string[] = [];
  for (const step of steps) {
    const started = performance.now();
    if (alone) console.log(`\n▶ ${step.name}`);
    const { passed, output } = await run(step, alone);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).replace(".", ",");
    if (!alone) process.stdout.write(`\n▶ ${step.name} (${seconds} s)\n${output}`);
    if (!passed) failed.push(step.name);
  }
  return failed;
}

function run(
  { command: [command, ...args] }: Step,
  alone: boolean,
): Promise<{ passed: boolean; output: string }> {
  const child = spawn(command, args, {
    stdio: ["ignore", alone ? "inherit" : "pipe", alone ? "inherit" : "pipe"],
    env: {
      ...process.env,
      CONFORMITE: "1",
      // The operator's settings are for the operator's site.
      SITE_ENV: "",
      PATH: `${resolve("node_modules/.bin")}${delimiter}${process.env["PATH"]}`,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  return new Promise((done) => {
    child.once("error", (error) => done({ passed: false, output: `${output}${error.message}\n` }));
    child.once("close", (code) => done({ passed: code === 0, output }));
  });
}
