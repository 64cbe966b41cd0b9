import { execFile, spawnSync } from "node:child_process";

/** Runs `npm run messages -- …` as the staff does, on a data folder; an object among the words is more settings. */
export function cli(dataDir: string, ...words: (string | Record<string, string>)[]) {
  const args = words.filter((word) => typeof word === "string");
  const settings = words.filter((word) => typeof word !== "string");
  const { stdout, stderr, status } = spawnSync(process.execPath, ["cli/messages.ts", ...args], {
    env: Object.assign({ ...process.env, DATA_DIR: dataDir }, ...settings),
    encoding: "utf8",
  });
  return { stdout, stderr, status };
}

/** The same while something of this process answers it. */
export function cliBeside(
  dataDir: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<{ stdout: string; stderr: string; status: number }> {
  const env = { ...process.env, DATA_DIR: dataDir, ...settings };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ["cli/messages.ts", ...args], { env }, (_, stdout, stderr) =>
      resolve({ stdout, stderr, status: child.exitCode ?? -1 }),
    );
  });
}
