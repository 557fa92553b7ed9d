import { DESK_DIST } from '#builder/desk/build.ts';
import { newerCalls, scriptsIn } from '../support/declared-browsers.ts';
import { expect, test } from './desk.ts';

test('the scripts of the desk call nothing that a declared browser lacks', () => {
  expect(scriptsIn(DESK_DIST).length).toBeGreaterThan(1);
  expect(newerCalls(DESK_DIST)).toEqual([]);
});
