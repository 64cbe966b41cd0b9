/** Whether anything was pressed since the page was loaded. */
let pressed = false;
if (typeof window !== "undefined")
  for (const press of ["keydown", "pointerdown"])
    addEventListener(press, () => (pressed = true), { once: true, capture: true, passive: true });

/**
 * Whether what has the focus has it by the keyboard. Where nothing was pressed yet, browsers show the ring of any focus: that
 * says nothing of a keyboard.
 */
export function isKeyboardFocus(element: Element): boolean {
  return pressed && element.matches(":focus-visible");
}
