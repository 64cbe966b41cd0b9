let pending: (() => void) | undefined;

/**
 * Keeps a change of the address that waits, so that it is written before any other. Gives back the way to let go of it.
 * @param write changes the address that is shown now
 */
export function holdAddress(write: () => void): () => void {
  pending = write;
  return () => {
    if (pending === write) pending = undefined;
  };
}

/** Writes what waits: whoever reads or leaves the address finds in it what the page shows. */
export function settleAddress(): void {
  const write = pending;
  pending = undefined;
  write?.();
}
