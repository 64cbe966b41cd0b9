import { useState } from "react";

/** Whether a value has ever been another one than at first. */
export function useHasChanged(value: string): boolean {
  const [first] = useState(value);
  const [changed, setChanged] = useState(false);
  if (!changed && value !== first) setChanged(true);
  return changed;
}
