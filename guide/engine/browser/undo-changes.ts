/**
 * Undoes what others did to the page since it was parsed, so that React finds the page that the build rendered: it
 * would draw all of it anew. Returns how to put the nodes back that extensions had added beside the page's own.
 */
export function undoChanges(changes: MutationRecord[]): () => void {
  for (const { type, target, addedNodes, removedNodes, nextSibling, oldValue } of [...changes].reverse()) {
    if (type === 'characterData') target.nodeValue = oldValue;
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, within(target, nextSibling));
  }
  // Where something was replaced, it is a translation, which will be made again.
  const replaced = new Set(changes.flatMap(({ removedNodes, target }) => (removedNodes.length > 0 ? [target] : [])));
  return () => {
    for (const { target, addedNodes, nextSibling } of changes) {
      if (!replaced.has(target)) for (const node of addedNodes) target.insertBefore(node, within(target, nextSibling));
    }
  };
}

const within = (parent: Node, node: Node | null) => (node?.parentNode === parent ? node : null);
