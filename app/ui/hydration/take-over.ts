/** The parts that have not been taken over yet; the page itself is the first. */
let awaited = 1;
let lastTurn = Promise.resolve();
const { promise: over, resolve: end } = Promise.withResolvers<void>();

/** Settles once the whole page is taken over, before anybody else knows. */
export { over as takenOver };

/** A part's turn to be taken over; `done` once it is, or will never be. */
export interface Turn {
  come: Promise<void>;
  done: () => void;
}

/** The next turn, a task after the one before; undefined where the page is not being taken over: in the build, and later. */
export function takeTurn(): Turn | undefined {
  if (typeof window === "undefined" || awaited === 0) return undefined;
  awaited += 1;
  lastTurn = lastTurn.then(nextTask);
  let done = false;
  return {
    come: lastTurn,
    done: () => {
      if (!done) partTaken();
      done = true;
    },
  };
}

/** Gives way to whatever waits, a finger first. Before the pictures that come meanwhile, where the browser knows how. */
function nextTask(): Promise<void> {
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** One part more is taken over. With the last one the document says so: styles, tests and what was pressed early wait for it. */
export function partTaken(): void {
  awaited -= 1;
  if (awaited > 0) return;
  end();
  document.documentElement.dataset["hydrated"] = "";
}
