import { expect, test } from 'vitest';
import { noteStandIns, putBack, tolerateStrangers } from './strangers.ts';

/** The part of a document's tree that is used, as strict as a browser's. */
function tree() {
  class Part {
    parentNode: Part | null = null;
    children: Part[] = [];
    readonly nodeName: string;
    readonly nodeType: number;
    constructor(nodeName: string) {
      this.nodeName = nodeName;
      this.nodeType = nodeName === '#text' ? 3 : 1;
    }
    removeChild(child: Part) {
      if (child.parentNode !== this) throw new Error('NotFoundError');
      this.children = this.children.filter((one) => one !== child);
      child.parentNode = null;
      return child;
    }
    insertBefore(child: Part, next: Part | null) {
      if (next && next.parentNode !== this) throw new Error('NotFoundError');
      this.children.splice(next ? this.children.indexOf(next) : this.children.length, 0, child);
      child.parentNode = this;
      return child;
    }
    replaceChild(child: Part, old: Part) {
      this.children = this.children.map((one) => (one === old ? child : one));
      Object.assign(old, { parentNode: null });
      child.parentNode = this;
    }
  }
  tolerateStrangers(Part.prototype as unknown as Node); // the two methods that it changes
  return (nodeName = 'P') => new Part(nodeName);
}

test('a text that a translation has wrapped is removed from where it is now', () => {
  const part = tree();
  const [parent, wrapper, text] = [part(), part(), part()];
  parent.insertBefore(wrapper, null);
  wrapper.insertBefore(text, null);
  parent.removeChild(text);
  expect(wrapper.children).toEqual([]);
  expect(parent.children).toEqual([wrapper]);
});

test('one that is gone already does not stop the page', () => {
  const part = tree();
  const [parent, text] = [part(), part()];
  expect(parent.removeChild(text)).toBe(text);
});

test('what should stand before a node that was moved away stands at the end', () => {
  const part = tree();
  const [parent, other, gone] = [part(), part(), part()];
  parent.insertBefore(other, null);
  const added = parent.insertBefore(part(), gone);
  expect(parent.children).toEqual([other, added]);
});

test('nothing else changes', () => {
  const part = tree();
  const [parent, last] = [part(), part()];
  parent.insertBefore(last, null);
  const first = parent.insertBefore(part(), last);
  expect(parent.children).toEqual([first, last]);
  parent.removeChild(last);
  expect(parent.children).toEqual([first]);
});

/** A paragraph whose text a translation has replaced in one step, or in two. */
function translated(steps: 1 | 2) {
  const part = tree();
  const [parent, text, font, last] = [part(), part('#text'), part('FONT'), part()];
  for (const child of [font, last]) parent.insertBefore(child, null);
  const removed = { addedNodes: [], removedNodes: [text], previousSibling: font, nextSibling: last };
  const both = { ...removed, addedNodes: [font], previousSibling: null };
  noteStandIns([steps === 1 ? both : removed] as unknown as MutationRecord[]); // the parts that are used
  return { part, parent, text, font, last };
}

test.each([1, 2] as const)('a text that is gone from the page takes its translation with it (%i)', (steps) => {
  const { parent, text, last } = translated(steps);
  parent.removeChild(text);
  expect(parent.children).toEqual([last]);
});

test('a text that changes is put back in the place of its old translation', () => {
  const { parent, text, last } = translated(1);
  putBack(text as unknown as Node); // the parts that are used
  expect(parent.children).toEqual([text, last]);
});

test('what comes before a translated text stands before it', () => {
  const { part, parent, text, last } = translated(1);
  const first = parent.insertBefore(part(), text);
  expect(parent.children).toEqual([first, text, last]);
});

test('what comes before a node that was wrapped stands before the wrapper', () => {
  const part = tree();
  const [parent, wrapper, moved] = [part(), part(), part()];
  parent.insertBefore(wrapper, null);
  wrapper.insertBefore(moved, null);
  const first = parent.insertBefore(part(), moved);
  expect(parent.children).toEqual([first, wrapper]);
});
