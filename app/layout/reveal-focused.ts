/**
 * Shows whole what the keyboard comes to in a row that scrolls sideways: browsers leave what the edge cuts there as long as a
 * part of it is in sight.
 * @returns the way to stop
 */
export function watchFocus(): () => void {
  document.addEventListener("focusin", reveal);
  return () => document.removeEventListener("focusin", reveal);
}

function reveal({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
  const row = rowOf(target)?.getBoundingClientRect();
  const { left, right } = target.getBoundingClientRect();
  if (row && (left < row.left || right > row.right))
    target.scrollIntoView({ block: "nearest", inline: "center" });
}

function rowOf(element: Element): Element | undefined {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (around.scrollWidth > around.clientWidth && getComputedStyle(around).overflowX === "auto")
      return around;
  return undefined;
}
