import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/test-folder.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../deploy/lib/source.sh');
const SOMEBODY = ['-c', 'user.name=Prueba', '-c', 'user.email=prueba@example.com', '-c', 'commit.gpgsign=false'];

/** A publisher's checkout and a project, below one folder; this user takes the part of every other. */
function aPublisher() {
  const base = temporaryFolder();
  const at = (name: string) => path.join(base, name);
  const [checkout, project] = [at('publisher/guide'), at('project')];
  mkdirSync(at('publisher'));
  mkdirSync(path.join(project, 'content'), { recursive: true });
  writeFileSync(path.join(project, 'package.json'), '{}');
  const git = (folder: string, ...args: string[]) => execFileSync('git', [...SOMEBODY, ...args], { cwd: folder });
  const stubs = `
    set -euo pipefail
    PUBLISHER=${at('publisher')} CHECKOUT=${checkout} OWNER=owner@example.com
    say() { :; }
    step() { :; }
    fail() { echo "$*" >&2; exit 1; }
    as_publisher() { "$@"; }
    install() { mkdir -p "\${@: -1}"; }
    git_checkout() { git -C "$CHECKOUT" "$@"; }
    . ${SCRIPT}`;
  const run = (command: string) => {
    const input = `${stubs}\n${command}\n`;
    execFileSync('bash', { input, stdio: ['pipe', 'ignore', 'pipe'], env: { PATH: process.env.PATH } });
  };
  const edit = (folder: string, before: string, after: string) => {
    const file = path.join(folder, 'content/words');
    writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
  };
  return {
    at,
    project,
    git,
    run,
    write: (text: string) => writeFileSync(path.join(project, 'content/words'), text),
    change: (before: string, after: string) => edit(project, before, after),
    publish(text: string) {
      appendFileSync(path.join(checkout, 'content/words'), text);
      git(checkout, 'commit', '--quiet', '--all', '--message', 'Owner');
    },
    update(source: string) {
      run(`arrive ${source}; git_checkout merge --quiet -X ours -m Update "$ARRIVED"`);
      return readFileSync(path.join(checkout, 'content/words'), 'utf8').split('\n').filter(Boolean).join(' ');
    },
  };
}

test('what arrives as a folder, a tarball and a clone is each the next version, and the owner’s words stay', () => {
  const { at, project, git, run, write, change, publish, update } = aPublisher();
  write('a\nb\nc\nd\ne\nf\n');
  run(`create_checkout ${project}`);
  publish('owner\n');

  change('a', 'A');
  execFileSync('tar', ['-czf', at('project.tgz'), '-C', path.dirname(project), 'project']);
  expect(update(at('project.tgz'))).toBe('A b c d e f owner');

  change('b', 'B');
  git(project, 'init', '--quiet');
  git(project, 'add', '--all');
  git(project, 'commit', '--quiet', '--message', 'A clone');
  expect(update(project)).toBe('A B c d e f owner');

  change('c', 'C');
  execFileSync('tar', ['-cf', at('project.tar'), '-C', project, './package.json', './content']); // without a folder
  expect(update(at('project.tar'))).toBe('A B C d e f owner');
});

test('the same version again is nothing new', () => {
  const { project, run, write } = aPublisher();
  write('a\n');
  run(`create_checkout ${project}`);
  run(`arrive ${project}; git_checkout merge-base --is-ancestor "$ARRIVED" HEAD`);
});

test('what is no project is refused with a sentence', () => {
  const { at, project, run, write } = aPublisher();
  write('a\n');
  run(`create_checkout ${project}`);
  mkdirSync(at('other'));
  expect(() => run(`arrive ${at('other')}`)).toThrow("is not a copy of the guide's project");
  expect(() => run(`arrive ${at('nothing')}`)).toThrow('name a clone of the project');
});
