import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blocksOf, pageText, wordsOf } from './blocks.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The pages whose commands people type. Decisions and measurements tell what was done once. */
export const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/{*,deploy/*}.md', { cwd: root }).filter((page) => !/performance|own-code/.test(page)),
  ...globSync('{content,guide,map,illustrations,desk,server,tests}/**/README.md', {
    cwd: root,
    exclude: (name) => name.endsWith('node_modules'),
  }),
].sort();

/** What begins with one of these in a page's sentences is a command, and not the name of something. */
const PROGRAMS =
  /^([A-Z_]+=\S+ )*(npm (run |test|start|ci|install)|npx |sudo (?!-?$)\S+ ?|git |curl |journalctl |apt-get |scp |rsync )/;

export type Command = { page: string; text: string; isBlock: boolean };

export function commandsOf(page: string): Command[] {
  const blocks = blocksOf(page).flat();
  const words = wordsOf(page).filter((text) => PROGRAMS.test(text));
  return [
    ...blocks.map((text) => ({ page, text, isBlock: true })),
    ...words.map((text) => ({ page, text, isBlock: false })),
  ];
}

/** Whether a file, of a test that runs the command, says so. */
export function says(file: string, words: string | RegExp): boolean {
  if (!existsSync(path.join(root, file))) return false;
  const text = pageText(file);
  return typeof words === 'string' ? text.includes(words) : words.test(text);
}

/** What package.json declares. */
export function scripts(): Record<string, string> {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts;
}
