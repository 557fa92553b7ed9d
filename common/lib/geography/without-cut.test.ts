import { expect, test } from 'vitest';
import { withoutCut } from './without-cut.ts';

const drawing = '<g data-box="10 10 30 20">in</g><g data-box="90 10 130 20">cut</g><g data-box="200 10 230 20">out</g>';

test('a part of a drawing shows what is inside it whole, and nothing that its edges would cut', () => {
  const part = withoutCut(drawing, [0, 0, 100, 50]);
  expect(part).toContain('<g data-box="10 10 30 20">in</g>');
  expect(part).toContain('<g display="none">cut</g>');
  expect(withoutCut(drawing, [0, 0, 300, 50])).toBe(drawing);
});

test('a name that touches an edge is left out', () => {
  expect(withoutCut(drawing, [10, 0, 300, 50])).not.toContain('data-box="10 10 30 20"');
});

test('the title and the key of the sheet are left out', () => {
  const title = '<g data-box="10 10 30 20"><g class="cartouche"><path/></g></g>';
  expect(withoutCut(title, [0, 0, 300, 50])).toBe('<g display="none"><g class="cartouche"><path/></g></g>');
});
