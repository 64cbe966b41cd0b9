/**
 * Keeps what a reader does before the site's code is there, and gives it back once it is: buttons pressed, fields filled.
 * Links need no such care, the browser follows them by itself.
 * @returns settles at the first touch or key: somebody waits
 */
export function keepEarlyInput(): Promise<void> {
  const pressed: HTMLButtonElement[] = [];
  const filled = new Map<HTMLInputElement, string>();
  // Typed before this script, too.
  for (const field of document.querySelectorAll<HTMLInputElement>("input[type=search]"))
    if (field.value !== field.defaultValue) filled.set(field, field.value);
  const press = (button: HTMLButtonElement) => {
    pressed.push(button);
    // Seen at once, answered once there is something to answer with.
    button.dataset["awaited"] = "";
  };
  const before = pressedBefore();
  if (before) press(before);
  const away = new AbortController();
  const early = { capture: true, signal: away.signal };
  addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : undefined;
      if (!button) return;
      // A part of the page that is taken over before the others would answer too.
      event.stopImmediatePropagation();
      // Whoever sees no answer presses again.
      if (pressed.at(-1) !== button) press(button);
    },
    early,
  );
  // Taking the field over empties it, and the reader goes on to type: what they had comes back before the next letter.
  addEventListener(
    "beforeinput",
    ({ target }) => {
      const text = target instanceof HTMLInputElement && filled.get(target);
      if (text && target.value === "") setValue(target, text);
    },
    early,
  );
  addEventListener(
    "input",
    ({ target }) => target instanceof HTMLInputElement && filled.set(target, target.value),
    early,
  );
  new MutationObserver((_, observer) => {
    observer.disconnect();
    away.abort();
    for (const [field, text] of filled) fill(field, text);
    for (const button of pressed) {
      delete button.dataset["awaited"];
      button.click();
    }
  }).observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
  return new Promise((somebodyWaits) => {
    if (before) somebodyWaits();
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, () => somebodyWaits(), early);
  });
}

/**
 * The button that was pressed before this script was there, on a network of long ways: it has the focus, a click was counted, and the
 * ring tells the same: none after a pointer, one where no pointer was used. Nothing where the browser does not count what it was
 * told, or does not focus buttons (Safari).
 */
function pressedBefore(): HTMLButtonElement | undefined {
  const { activeElement } = document;
  const told = performance.eventCounts as EventCounts | undefined;
  if (!(activeElement instanceof HTMLButtonElement) || !told?.get("click")) return undefined;
  const ringed = activeElement.matches(":focus-visible");
  return ringed && told.get("pointerdown") ? undefined : activeElement;
}

/**
 * React found the text there and takes it for its own. It notes what is set through the field; what the browser's own way
 * then sets is a change, as by a hand.
 */
function fill(field: HTMLInputElement, text: string): void {
  field.value = "";
  setValue(field, text);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function setValue(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
}
