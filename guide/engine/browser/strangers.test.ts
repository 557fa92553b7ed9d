import { expect, test } from 'vitest';
import { tolerateStrangers } from './strangers.ts';

/** The part of a document's tree that is used, as strict as a browser's. */
function tree() {
  class Part {
    parentNode: Part | null = null;
    children: Part[] = [];
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
  }
  tolerateStrangers(Part.prototype as unknown as Node); // the two methods that it changes
  return () => new Part();
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
