/** What a translator has put in the place of a text, by that text. */
const standIns = new WeakMap<Node, ChildNode>();

/**
 * Keeps the page whole where a browser translates it. A translator takes our texts out and puts its own `<font>` there: React,
 * which looks for the text, would fail, and a part of the page, or all of it, would go (facebook/react#11538). So removing a text
 * removes what stands in for it, inserting before it inserts before that, and a text that changes takes its place again.
 */
export function bearTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const there = shown(child);
    if (there?.parentNode) removeChild.call(there.parentNode, there);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    // It moves: what stood in for it does not stay behind.
    standIns.get(added)?.remove();
    insertBefore.call(this, added, before && inside(this, before));
    return added;
  };

  const changed = new MutationObserver((records) => records.forEach(({ target }) => comeBack(target)));
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes;
      const standIn = [addedNodes[0], previousSibling, nextSibling].find((near) => near?.nodeName === "FONT");
      if (!(text instanceof Text) || !(standIn instanceof Element)) continue;
      standIns.set(text, standIn);
      changed.observe(text, { characterData: true });
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** To be translated anew. */
function comeBack(text: Node): void {
  if (!text.isConnected) standIns.get(text)?.replaceWith(text);
}

/** What is in the page of a node: itself, or what stands in for it. */
function shown(node: Node): Node | undefined {
  return node.parentNode ? node : standIns.get(node);
}

/** The child of a node in which another is to be found: a translator also moves what a sentence is made of. */
function inside(parent: Node, node: Node): Node | null {
  let up: Node | null | undefined = shown(node);
  while (up && up.parentNode !== parent) up = up.parentNode;
  return up ?? null;
}
