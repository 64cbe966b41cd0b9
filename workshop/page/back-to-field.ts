/** How long the editor may take to show what was chosen, in milliseconds. */
const PATIENCE = 3000;

/**
 * Once the window is closed where a file is chosen, whoever uses the keyboard is back in the field that it was opened
 * from: the editor takes away the button that opened it, and the focus would fall to the head of the page.
 */
export function keepFocusInField(): void {
  let field: Element | null = null;
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && !target.closest("dialog")) field = target.closest("[role=group]");
  });
  document.addEventListener(
    "close",
    () => {
      const end = performance.now() + PATIENCE;
      const look = () => {
        const lost = document.activeElement === document.body && !document.querySelector("dialog[open]");
        const button = lost ? field?.querySelector<HTMLElement>("button:enabled") : undefined;
        if (button) button.focus();
        else if (performance.now() < end) requestAnimationFrame(look);
      };
      look();
    },
    { capture: true },
  );
}
