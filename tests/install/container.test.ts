import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/test-folder.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../deploy/container.sh');
const AS = ['-c', 'user.name=Prueba', '-c', 'user.email=prueba@example.com', '-c', 'commit.gpgsign=false'];

/** The publisher's container with a small project in its image; a site is built unless the project says that it is broken. */
function aContainer() {
  const base = temporaryFolder();
  const at = (...parts: string[]) => path.join(base, ...parts);
  const git = (folder: string, ...args: string[]) => execFileSync('git', [...AS, ...args], { cwd: at(folder) });
  for (const name of ['image/content', 'image/node_modules', 'publisher']) mkdirSync(at(name), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(at(file), text);
  const read = (file: string) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8').trim() : null);
  write('image/package.json', '{}');
  write('image/.gitignore', 'node_modules\n');
  git('image', 'init', '--quiet', '--initial-branch=main');

  return {
    /** The next image: its project, and the packages of its lock file. */
    makeImage(files: Record<string, string>, packages: string) {
      for (const [file, text] of Object.entries(files)) write(`image/${file}`, text);
      for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) write(`image/${file}`, packages);
      git('image', 'add', '--all');
      git('image', 'commit', '--quiet', '--allow-empty', '--message', 'Version');
    },
    publish(text: string) {
      write('publisher/guide/content/words', text);
      git('publisher/guide', 'commit', '--quiet', '--all', '--message', 'Owner');
    },
    /** Starts the container, as far as to where the publisher itself would begin. */
    start(also = '') {
      const program = `
        . ${SCRIPT}
        PUBLISHER=${at('publisher')} CHECKOUT=${at('publisher/guide')} SITES=${at('publisher/sites')}
        IMAGE=${at('image')} PACKAGES=$CHECKOUT/node_modules PACKAGES_BEFORE=$PUBLISHER/.packages-before
        UNDERWAY=$PUBLISHER/.update-underway
        run_in_checkout() { :; }
        prepare_site() { [ ! -e "$CHECKOUT/broken" ]; }
        show_site() { :; }
        ${also}
        bring_checkout`;
      const { status, stdout, stderr } = spawnSync('bash', ['-c', program], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, HOME: base },
      });
      return { status, said: `${stdout}${stderr}` };
    },
    state: () => ({
      words: read('publisher/guide/content/words'),
      code: read('publisher/guide/code'),
      packages: read('publisher/guide/node_modules/.package-lock.json'),
    }),
    author: () => git('publisher/guide', 'log', '-1', '--format=%cn').toString().trim(),
  };
}

test('a new image brings its version and its packages, and what the owner published stays', () => {
  const { makeImage, publish, start, state, author } = aContainer();
  makeImage({ code: 'one', 'content/words': 'of the project' }, 'first');
  expect(start()).toMatchObject({ status: 0 });
  publish('of the owner');
  makeImage({ code: 'two' }, 'second');
  expect(start()).toMatchObject({ status: 0, said: expect.stringContaining('The site is at version') });
  expect(state()).toEqual({ words: 'of the owner', code: 'two', packages: 'second' });
  expect(author()).toBe('Guía San Rafael');
  expect(start()).toEqual({ status: 0, said: '' }); // the same image again
});

test('an image whose site cannot be built leaves version and packages as they were, until a better one comes', () => {
  const { makeImage, publish, start, state } = aContainer();
  makeImage({ code: 'one', 'content/words': 'of the project' }, 'first');
  start();
  makeImage({ code: 'two', broken: 'yes' }, 'second');
  expect(start()).toMatchObject({ status: 0, said: expect.stringContaining('the site stays at the version') });
  publish('of the owner');
  expect(state()).toEqual({ words: 'of the owner', code: 'one', packages: 'first' });
  makeImage({ code: 'three' }, 'second');
  expect(start('prepare_site() { :; }')).toMatchObject({ status: 0 });
  expect(state()).toEqual({ words: 'of the owner', code: 'three', packages: 'second' });
});

test.each([
  ['while it is brought together', 'take_packages() { kill -9 $$; }'],
  ['while packages are copied', 'cp() { mkdir -p "$PACKAGES"; kill -9 $$; }'],
  ['while its site is built', 'prepare_site() { kill -9 $$; }'],
  ['before it is shown', 'show_site() { kill -9 $$; }'],
])('a kill %s is made good at the next start', (_, killed) => {
  const { makeImage, start, state } = aContainer();
  makeImage({ code: 'one', 'content/words': 'of the project' }, 'first');
  start();
  makeImage({ code: 'two' }, 'second');
  expect(start(killed)).toMatchObject({ status: null });
  expect(start('prepare_site() { false; }')).toMatchObject({ status: 0 });
  expect(state()).toEqual({ words: 'of the project', code: 'one', packages: 'first' });
  expect(start()).toMatchObject({ status: 0 });
  expect(state()).toEqual({ words: 'of the project', code: 'two', packages: 'second' });
});

test('a kill of the first start is made good, too', () => {
  const { makeImage, start, state } = aContainer();
  makeImage({ code: 'one', 'content/words': 'of the project' }, 'first');
  expect(start('arrive() { kill -9 $$; }')).toMatchObject({ status: null });
  expect(start('cp() { mkdir -p "$PACKAGES"; kill -9 $$; }')).toMatchObject({ status: null });
  expect(start()).toMatchObject({ status: 0 });
  expect(state()).toEqual({ words: 'of the project', code: 'one', packages: 'first' });
});
