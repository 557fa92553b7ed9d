import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

const read = (text: string | Buffer) => readJson(Buffer.from(text), { deepest: 3, mostValues: 6 });

test('JSON within the limits is read, whatever its texts contain', () => {
  expect(read('{"a":[{"b":"[[[[,,,,,,\\"[["}]}')).toEqual({ a: [{ b: '[[[[,,,,,,"[[' }] });
});

test.each([
  ['deeper than allowed', '[[[[1]]]]'],
  ['of more values than allowed', '[1,2,3,4,5,6]'],
  ['of more lists than allowed', '[[],[],[],[]]'],
  ['with a name that reaches every object', '{"__proto__":{"a":1}}'],
  ['whose text never ends', '{"a":"'],
  ['that is not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
])('JSON %s is refused', (_, text) => {
  expect(() => read(text)).toThrow(SyntaxError);
});
