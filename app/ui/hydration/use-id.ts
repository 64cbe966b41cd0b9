import { createContext, useContext, useState } from "react";

/** Ids are counted within a part of the page: what is taken over later has the same in the prerendered page. */
export interface IdCount {
  name: string;
  next: number;
}

const nextId = (count: IdCount) => `${count.name}-${count.next++}`;

/** The count of the part that one is in; the root gives the first. */
export const CurrentIdCount = createContext<IdCount>({ name: "id", next: 0 });

/** A count of its own for a part of the page. */
export function useIdCount(): IdCount {
  const around = useContext(CurrentIdCount);
  const [own] = useState(() => ({ name: nextId(around), next: 0 }));
  return own;
}

/** An id that nothing else in the page has, the same in the prerendered page. In place of React's, which counts through the whole page. */
export function useId(): string {
  const count = useContext(CurrentIdCount);
  const [id] = useState(() => nextId(count));
  return id;
}
