import { expect, test } from 'vitest';
import { step } from './step.ts';

const at = { row: 2, column: 1 };
const caret = (value: string, from: number, to = from) => ({ value, selectionStart: from, selectionEnd: to });
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

test('Enter and the up and down arrows always change the row', () => {
  expect(step(key('Enter'), caret('123', 3), at)).toEqual({ row: 3, column: 1 });
  expect(step(key('Enter', true), caret('123', 3), at)).toEqual({ row: 1, column: 1 });
  expect(step(key('ArrowUp'), caret('123', 1), at)).toEqual({ row: 1, column: 1 });
});

test('the left and right arrows move within the text, and leave the cell at its edge', () => {
  expect(step(key('ArrowRight'), caret('123', 0, 3), at)).toEqual({ row: 2, column: 2 });
  expect(step(key('ArrowRight'), caret('123', 1), at)).toBeNull();
  expect(step(key('ArrowRight'), caret('123', 3), at)).toEqual({ row: 2, column: 2 });
  expect(step(key('ArrowLeft'), caret('123', 0), at)).toEqual({ row: 2, column: 0 });
  expect(step(key('a'), caret('123', 3), at)).toBeNull();
});
