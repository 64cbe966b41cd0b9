import { createStore } from "#app/state/store.ts";

/** What unfolds over the foot of the page: the tools of the corners, and the commands of the player on a phone. */
export type Tool = "donation" | "chat" | "phone" | "commands";

/** At most one of them is open [F2, F3, F4]: two would leave each other no room. */
export const openedTool = createStore<Tool | undefined>(undefined);

/**
 * Opens a tool or closes it.
 * @returns what does so; a late closing, once a message has left, shuts no other tool that was opened meanwhile
 */
export const toggleTool = (tool: Tool) => (shown: boolean) =>
  openedTool.set(shown ? tool : openedTool.get() === tool ? undefined : openedTool.get());
