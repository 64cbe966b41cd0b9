const WIDTH = 28;

/** Where a bar is drawn: a terminal, or what keeps lines. */
export interface Screen {
  isTTY: boolean;
  columns?: number | undefined;
  write(text: string): unknown;
}

/**
 * Draws the advance of a long work: a bar that moves in a terminal, a line every tenth elsewhere (logs, CI).
 * @param what the work in words ("Images")
 * @param out where to write
 */
export function progressBar(
  what: string,
  out: Screen = process.stdout,
): (state: { done: number; total: number; label?: string }) => void {
  let lastTenth = -1;
  return ({ done, total, label = "" }) => {
    const share = total === 0 ? 1 : done / total;
    if (out.isTTY) {
      const filled = Math.round(share * WIDTH);
      const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
      const room = Math.max(0, (out.columns ?? 80) - WIDTH - what.length - 20);
      out.write(
        `\r${what} ${bar} ${done}/${total} ${label.slice(0, room)}\u001b[K${share === 1 ? "\n" : ""}`,
      );
      return;
    }
    const tenth = Math.floor(share * 10);
    if (tenth > lastTenth) out.write(`${what} ${done}/${total}\n`);
    lastTenth = tenth;
  };
}
