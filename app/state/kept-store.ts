import { type Kept, recall, remember } from "./device-storage.ts";
import { createStore, type Store } from "./store.ts";

/** How a value is kept on the device: its place, and its text there. */
export interface KeptForm<T> extends Kept {
  /** Reads the text back; undefined for one that is not understood, or for no text. */
  read: (text: string | undefined) => T | undefined;
  /** The text, or undefined where nothing need be kept. */
  write: (value: T) => string | undefined;
}

/** A store whose value this device remembers once it has been changed; where storage is refused, it lives as long as the page. */
export function createKeptStore<T>(start: T, form: KeptForm<T>): Store<T> {
  const store = createStore(start, () => form.read(recall(form)) ?? start);
  return {
    ...store,
    set(next) {
      remember(form, form.write(next));
      store.set(next);
    },
  };
}
