import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A doc comment behind code: formatters join one to the end of the line above it, where it describes the wrong field. */
const JOINED = /^\s*(?!\/\/|\*)[^\s/*].*[\w\])}>;,'|&]\s+\/\*\*/;

test('every doc comment stands before what it describes', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n');
  const joined = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (JOINED.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(joined).toEqual([]);
});
