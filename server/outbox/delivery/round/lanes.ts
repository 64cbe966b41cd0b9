/** Work that comes one piece after the other, some of it side by side. */
export interface Lanes<T> {
  /** How many pieces may be under way at once. */
  lanes: number;
  /** After how many milliseconds a slow piece lets the next begin. */
  patience: number;
  /** The piece whose turn it is, or undefined when there is none now. */
  next: () => Promise<T | undefined>;
  /** Whether nothing more may begin. */
  isOver: () => boolean;
  run: (piece: T) => Promise<void>;
}

/**
 * Runs pieces of work, the next one when the one before has ended or takes its time. Settles when none is under way.
 * @throws the first error of a piece, once the others have ended
 */
export async function runLanes<T>(first: T, { lanes, patience, next, isOver, run }: Lanes<T>): Promise<void> {
  const underWay = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;
  const begin = (piece: T): Promise<void> => {
    const running: Promise<void> = run(piece)
      .catch((error: unknown) => {
        failure ??= { error };
      })
      .finally(() => underWay.delete(running));
    underWay.add(running);
    return running;
  };
  const goesOn = (): boolean => failure === undefined && !isOver();
  try {
    await atMost(patience, begin(first));
    while (goesOn()) {
      while (underWay.size >= lanes) await Promise.race(underWay);
      const piece = goesOn() ? await next() : undefined;
      if (piece !== undefined) await atMost(patience, begin(piece));
      else if (underWay.size === 0) break;
      // What comes meanwhile does not wait for the end of the slow ones.
      else await atMost(patience, Promise.race(underWay));
    }
  } finally {
    await Promise.all(underWay);
  }
  if (failure !== undefined) throw failure.error;
}

async function atMost(patience: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
