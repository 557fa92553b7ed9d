import { expect, test } from 'vitest';
import { undoChanges } from './undo-changes.ts';

/** A node of a document, as far as changes need it; each change of its children is recorded as a browser does. */
class Part {
  parentNode: Part | null = null;
  children: Part[] = [];
  nodeValue: string | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  insertBefore(child: Part, next: Part | null) {
    child.parentNode?.removeChild(child);
    this.children.splice(next ? this.children.indexOf(next) : this.children.length, 0, child);
    child.parentNode = this;
  }
  removeChild(child: Part) {
    this.children = this.children.filter((one) => one !== child);
    child.parentNode = null;
  }
  get text(): string {
    return this.children.map(({ name }) => name).join(' ');
  }
}

function page() {
  const [root, label, field, hint] = ['root', 'label', 'field', 'hint'].map((name) => new Part(name)) as [
    Part,
    Part,
    Part,
    Part,
  ];
  for (const part of [label, field, hint]) root.insertBefore(part, null);
  const changes: object[] = [];
  const note = (change: object) =>
    changes.push({ type: 'childList', target: root, addedNodes: [], removedNodes: [], nextSibling: null, ...change });
  return { root, label, field, hint, note, undo: () => undoChanges(changes as MutationRecord[]) };
}

test('a node that an extension added is away while the application starts, and back afterwards', () => {
  const { root, hint, note, undo } = page();
  const icon = new Part('icon');
  root.insertBefore(icon, hint);
  note({ addedNodes: [icon], nextSibling: hint });
  const putBack = undo();
  expect(root.text).toBe('label field hint');
  putBack();
  expect(root.text).toBe('label field icon hint');
});

test('a translation is undone and does not come back by itself', () => {
  const { root, label, field, note, undo } = page();
  const font = new Part('font');
  root.insertBefore(font, label);
  note({ addedNodes: [font], nextSibling: label });
  font.insertBefore(label, null);
  note({ removedNodes: [label], nextSibling: field });
  const putBack = undo();
  expect(root.text).toBe('label field hint');
  putBack();
  expect(root.text).toBe('label field hint');
});

test('texts that were changed in place are what they were', () => {
  const { root, note, undo } = page();
  root.nodeValue = 'Hello';
  note({ type: 'characterData', oldValue: 'Hola' });
  undo();
  expect(root.nodeValue).toBe('Hola');
});
