/** What a translator has put in the place of a text, by that text. */
const standIns = new WeakMap<Node, Element>();

/**
 * Keeps the page whole where a browser translates it. A translator takes our texts out and puts its own `<font>` there: what
 * draws the page would not find them any more (facebook/react#11538), words would stay that should go, and
 * others stand in the wrong place. So a text that was taken out answers with what stands in for it: where that is, what
 * follows, and how it goes. A text that changes takes its place again.
 */
export function bearTranslation(): void {
  const { insertBefore } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    // It moves: what stood in for it does not stay behind.
    const standIn = standIns.get(added);
    if (standIn) {
      answerForItself(added);
      standIn.remove();
    }
    insertBefore.call(this, added, before && inside(this, before));
    return added;
  };

  const changed = new MutationObserver((records) => records.forEach(({ target }) => comeBack(target)));
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes;
      const standIn = [addedNodes[0], previousSibling, nextSibling].find((near) => near?.nodeName === "FONT");
      if (!(text instanceof Text) || text.isConnected || !(standIn instanceof Element)) continue;
      answerWith(text, standIn);
      changed.observe(text, { characterData: true });
    }
  }).observe(document.body, { childList: true, subtree: true });
}

function answerWith(text: Text, standIn: Element): void {
  standIns.set(text, standIn);
  const configurable = true;
  Object.defineProperties(text, {
    parentNode: { configurable, get: () => standIn.parentNode },
    nextSibling: { configurable, get: () => standIn.nextSibling },
    remove: { configurable, value: () => standIn.remove() },
  });
}

function answerForItself(text: Node): void {
  standIns.delete(text);
  for (const answer of ["parentNode", "nextSibling", "remove"]) Reflect.deleteProperty(text, answer);
}

/** To be translated anew. */
function comeBack(text: Node): void {
  const standIn = standIns.get(text);
  if (!standIn) return;
  answerForItself(text);
  if (standIn.isConnected) standIn.replaceWith(text);
}

/** The child of a node in which another is to be found: a translator also moves what a sentence is made of. */
function inside(parent: Node, node: Node): Node | null {
  let up: Node | null | undefined = standIns.get(node) ?? node;
  while (up && up.parentNode !== parent) up = up.parentNode;
  return up ?? null;
}
