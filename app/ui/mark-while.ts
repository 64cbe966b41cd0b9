/** Says on an element, by an attribute, that an animation runs on it or in it, for as long as it does. */
export function markWhile(animation: Animation, element: Element | null, attribute: string): void {
  element?.setAttribute(attribute, "");
  for (const end of ["finish", "cancel"])
    animation.addEventListener(end, () => element?.removeAttribute(attribute));
}
