/** Whether nothing of an element is in the window's height. */
export function isOutOfView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom <= 0 || top >= innerHeight;
}
