import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const LIB = path.resolve(import.meta.dirname, '../../deploy/lib');

/** Runs a line of shell with the functions of `guide follow`. */
function sh(line: string) {
  const program = `set -u; . ${LIB}/common.sh; . ${LIB}/source.sh; . ${LIB}/follow.sh; ${line}`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', program], { encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}`.trim() };
}

test.each([
  ['git@git.example.com:somebody/guide.git', 'git.example.com 22'],
  ['ssh://git@git.example.com/somebody/guide.git', 'git.example.com 22'],
  ['ssh://git@git.example.com:2222/somebody/guide.git', 'git.example.com 2222'],
  ['ssh://git.example.com:2222/guide.git', 'git.example.com 2222'],
])('%s is at %s', (address, host) => {
  expect(sh(`is_ssh '${address}' && host_of '${address}'`)).toEqual({ status: 0, text: host });
});

test.each(['https://git.example.com/guide.git', 'file:///srv/guide.git', '/srv/guide.git'])(
  '%s needs no key',
  (address) => {
    expect(sh(`is_ssh '${address}'`).status).toBe(1);
  },
);

test('a password in an address is refused, and never said', () => {
  const quiet = 'take_turn() { :; }; finish_interrupted() { :; }; WITH_DESK=yes;';
  const { status, text } = sh(`${quiet} follow https://somebody:geheim@git.example.com/guide.git`);
  expect(status).toBe(1);
  expect(text).toMatch(/^Everybody on this machine could read a password/);
  expect(text).not.toContain('geheim');
});
