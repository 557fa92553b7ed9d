import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/test-folder.ts';

const LIB = path.resolve(import.meta.dirname, '../../deploy/lib');

/** Runs a line of shell with the functions of `guide follow`. */
function sh(line: string) {
  const program = `set -euo pipefail; . ${LIB}/common.sh; . ${LIB}/source.sh; . ${LIB}/follow.sh; . ${LIB}/restore.sh; ${line}`;
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

const AS = ['-c', 'user.name=Prueba', '-c', 'user.email=prueba@example.com', '-c', 'commit.gpgsign=false'];
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', [...AS, ...args], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The publisher's checkout, and a repository elsewhere, which needs no network; this user takes the part of every other. */
function aPublisher() {
  const base = temporaryFolder();
  const at = (name: string) => path.join(base, name);
  git(base, 'init', '--quiet', '--initial-branch=main', 'guide');
  git(base, 'init', '--quiet', '--initial-branch=main', '--bare', 'elsewhere');
  const commit = (name: string, words: string) => {
    writeFileSync(path.join(at(name), words), words);
    git(at(name), 'add', '.');
    git(at(name), 'commit', '--quiet', '--message', words);
  };
  commit('guide', 'here');
  const address = `file://${at('elsewhere')}`;
  const run = (line: string) =>
    sh(`
    WITH_DESK=yes CHECKOUT=${at('guide')} PUBLISHER=${base} KEY=${at('key')} NETWORK_RULE=${at('units/follow.conf')} SSH=ssh
    take_turn() { :; }; finish_interrupted() { :; }; hold_publisher() { :; }; systemctl() { :; }
    as_publisher() { "$@"; }; git_checkout() { git -C "$CHECKOUT" "$@"; }
    adopt() { git_checkout merge --quiet "$ARRIVED"; }
    ${line}`);
  const follow = (more = '') => run(`${more} follow ${address}`);
  const clone = () => {
    git(base, 'clone', '--quiet', at('elsewhere'), 'developer');
    return (words: string) => {
      commit('developer', words);
      git(at('developer'), 'push', '--quiet');
    };
  };
  const said = (folder: string) => git(at(folder), 'log', '--format=%s', 'main').split('\n');
  return { at, address, run, follow, clone, said };
}

test('an empty repository gets everything that is here, and the publisher the network', () => {
  const { at, follow, said } = aPublisher();
  const { status, text } = follow();
  expect([status, text]).toEqual([0, expect.stringContaining('The guide follows main of file://')]);
  expect(said('elsewhere')).toEqual(['here']);
  expect(git(at('guide'), 'rev-parse', '--abbrev-ref', '@{upstream}')).toBe('origin/main');
  expect(readFileSync(at('units/follow.conf'), 'utf8')).toContain('PrivateNetwork=no');
});

test('what developers pushed meanwhile comes as an update does; the same command again changes nothing', () => {
  const { follow, clone, said } = aPublisher();
  follow();
  clone()('theirs');
  for (const _ of ['once', 'again']) {
    expect(follow().status).toBe(0);
    expect(said('guide')).toEqual(['theirs', 'here']);
  }
});

test('a repository with another history is refused, and nothing changes on either side', () => {
  const { at, follow, said } = aPublisher();
  const other = at('other');
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', other]);
  writeFileSync(path.join(other, 'x'), 'x');
  git(other, 'add', '.');
  git(other, 'commit', '--quiet', '--message', 'strange');
  git(other, 'push', '--quiet', at('elsewhere'), 'main');
  const { status, text } = follow();
  expect([status, text]).toEqual([1, expect.stringContaining('no history in common')]);
  expect([said('guide'), said('elsewhere')]).toEqual([['here'], ['strange']]);
  expect(existsSync(at('units/follow.conf'))).toBe(false);
});

test('a version that does not work here is not followed', () => {
  const { at, follow, clone, said } = aPublisher();
  follow();
  clone()('broken');
  const { status, text } = follow('stop_following >/dev/null; adopt() { return 1; };');
  expect([status, text]).toEqual([1, expect.stringContaining('did not work here')]);
  expect(said('guide')).toEqual(['here']);
  expect(existsSync(at('units/follow.conf'))).toBe(false);
});

test('a guide restored on another machine follows nothing until that machine has a key', () => {
  const { at, address, run, follow } = aPublisher();
  follow();
  expect(run('stop_without_key').text).toBe('');
  rmSync(at('units/follow.conf')); // another machine has none
  expect(run('stop_without_key').text).toContain(`sudo guide follow ${address}`);
  expect(() => git(at('guide'), 'rev-parse', '@{upstream}')).toThrow('no upstream');
  expect(run('stop_without_key')).toEqual({ status: 0, text: '' });
});
