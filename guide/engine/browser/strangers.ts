// Others change the application's page, too: a browser's translation replaces texts, extensions add and move nodes.
// React then asks for changes beside a node that is elsewhere by now, which browsers answer with an error that would
// replace the whole page by the crash page; and it changes texts that nobody sees any more.

type Tree = Pick<Node, 'removeChild' | 'insertBefore'>;

/** What stands in the page for a text of the application. */
const standIns = new WeakMap<Node, Node>();

/** Remembers what took the place of a text: `<font>` in translations, or any element that replaced it in one step. */
export function noteStandIns(changes: MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    const isBeside = (node: Node | null | undefined) => node?.nodeName === 'FONT';
    const other =
      [...addedNodes].find(({ nodeType }) => nodeType === 1) ?? [previousSibling, nextSibling].find(isBeside);
    for (const node of removedNodes) if (other && node.nodeType === 3) standIns.set(node, other);
  }
}

/** Puts a text of the application back in its place. A translation notices, and translates it again. */
export function putBack(node: Node): void {
  const other = standIns.get(node);
  if (!node.parentNode) other?.parentNode?.replaceChild(node, other);
}

/** The child of `parent` in which a node is now. */
function childWith(parent: Node, node: Node | null): Node | null {
  let one = node;
  while (one && one.parentNode !== parent) one = one.parentNode;
  return one;
}

/** Lets the application change what others have moved. A request that cannot be met is met as far as it can be. */
export function tolerateStrangers(prototype: Tree): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    putBack(child);
    return child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    if (next) putBack(next);
    return insertBefore.call(this, child, childWith(this, next)) as Child;
  };
}

/** Lets the application change its texts, wherever others have put them. */
export function followTexts(): void {
  new MutationObserver(noteStandIns).observe(document.body, { childList: true, subtree: true });
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor; // of every browser
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string) {
      value.set?.call(this, text);
      putBack(this);
    },
  });
}
