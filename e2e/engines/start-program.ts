import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

/** The first of these paths where there is a program, or undefined. */
export function firstProgram(...paths: string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}

interface Started {
  /** Waits until the program says this; gives the pattern's first group. Throws what it wrote when it ends before. */
  says(pattern: RegExp): Promise<string>;
  /** Asks it to end and waits until it is gone. */
  stop(): Promise<void>;
}

/** Starts a program that stays until it is stopped. */
export function startProgram(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Started {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  const listeners = new Set<() => void>();
  const write = (chunk: Buffer) => {
    written += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on("data", write);
  child.stderr.on("data", write);
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  return {
    says(pattern) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const look = () => {
        const group = pattern.exec(written)?.[1];
        if (group !== undefined) resolve(group);
      };
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`${program} s’est arrêté :\n${written}`)));
      return promise;
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
