/** A browser that a person could sit at: the few gestures that the journey needs, the same in every engine. */
export interface EngineBrowser {
  open(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page; anything that JSON can carry. */
  read<Value>(expression: string): Promise<Value>;
  /** A real click of the pointer on the button or link that bears this name. */
  click(name: string): Promise<void>;
  /** A finger's tap there; a click where the engine lends no finger. */
  tap(name: string): Promise<void>;
  back(): Promise<void>;
  /** Gives the page this room, in CSS px; as near as the engine's smallest window allows. */
  resize(width: number, height: number): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** An engine that may be on this machine. */
export interface Engine {
  name: string;
  /** Where its program is, or undefined when it is not installed. */
  program: string | undefined;
  /** What to type to have it (Debian, Ubuntu). */
  install: string;
  launch(program: string): Promise<EngineBrowser>;
}

/** An expression for the visible button or link that bears this name. */
export function findByName(name: string): string {
  return `(() => {
    const wanted = ${JSON.stringify(name)};
    const isVisible = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
    const visible = [...document.querySelectorAll("button, a")].filter(isVisible);
    const nameOf = (element) => element.getAttribute("aria-label") ?? (element.title || element.textContent.trim());
    const found = visible.find((element) => nameOf(element) === wanted)
      ?? visible.find((element) => nameOf(element).includes(wanted));
    if (!found) throw new Error("Rien de visible ne s’appelle « " + wanted + " »");
    return found;
  })()`;
}
