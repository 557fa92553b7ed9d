type Tree = Pick<Node, 'removeChild' | 'insertBefore'>;

/**
 * Lets the application live with others who change its page: a browser's translation replaces texts, extensions add and
 * move nodes. React then asks to remove or insert beside a node that is elsewhere by now, which browsers answer with an
 * error that would replace the whole page by the crash page. Such a request is met as far as it can be.
 */
export function tolerateStrangers(prototype: Tree): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child;
  };
}
