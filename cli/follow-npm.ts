import { readFileSync } from "node:fs";

/** How often the parents are looked at, in milliseconds. */
const LOOK_EVERY = 500;

/**
 * Under npm, ends with it. npm passes a signal to the shell that it runs a script in, and that shell leaves its program
 * behind; killed, npm passes nothing on. The site would then go on alone, hold its data, and keep the next one from
 * starting. So a process that lost npm, or the shell between them, asks itself to stop as SIGTERM would. Windows ends a
 * tree of processes by itself.
 */
export function followNpm(): void {
  // Whoever starts the program without npm may well leave it behind on purpose.
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const before = parents();
  const timer = setInterval(() => {
    if (parents() === before) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY);
  timer.unref();
}

/** The parent, and where the system tells, its own: npm stands behind a shell, unless the shell gave it its place. */
function parents(): string {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, "utf8");
    return `${process.ppid} ${/^PPid:\s+(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return String(process.ppid);
  }
}
