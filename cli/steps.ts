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

/** A step that did not pass. */
export interface Failure {
  name: string;
  /** The end of what it wrote, where all failures stand; empty if that was written as it went. */
  end: string;
}

const LINES_SAID_AGAIN = 80;

/**
 * Runs lanes of steps side by side, the steps of a lane one after the other, whether the one before passed or not. What a
 * step writes comes out whole when it ends, so that two lanes do not mix; a lane alone writes as it goes.
 * @returns the steps that failed
 */
export async function runLanes(...lanes: (readonly Step[])[]): Promise<Failure[]> {
  const failed = await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
  return failed.flat();
}

/** The last lines of a run: why each step failed, said again for who sees the end alone, then the names, or `fine`. */
export function summary(failures: readonly Failure[], fine: string): string {
  if (failures.length === 0) return `\n${fine}`;
  const ends = failures.filter(({ end }) => end).map(({ name, end }) => `\n▶ ${name} : la fin\n${end}\n`);
  return `${ends.join("")}\nÀ corriger : ${failures.map(({ name }) => name).join(" · ")}`;
}

async function runLane(steps: readonly Step[], alone: boolean): Promise<Failure[]> {
  const failed: Failure[] = [];
  for (const { name, command } of steps) {
    const started = performance.now();
    if (alone) console.log(`\n▶ ${name}`);
    const { passed, output } = await run(command, alone);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).replace(".", ",");
    if (!alone) process.stdout.write(`\n▶ ${name} (${seconds} s)\n${output}`);
    if (!passed) failed.push({ name, end: output.trim().split("\n").slice(-LINES_SAID_AGAIN).join("\n") });
  }
  return failed;
}

function run(
  [command, ...args]: Step["command"],
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
