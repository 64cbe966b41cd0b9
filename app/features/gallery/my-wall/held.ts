/** What a pointer rests on, and whether it is a finger. */
export interface Held {
  target: EventTarget | null;
  touched: boolean;
}
