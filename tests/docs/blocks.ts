import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const BLOCK = /^```(\w*)\n(.*?)^```/gms;

export const pageText = (page: string) => readFileSync(path.join(root, page), 'utf8');

/** The blocks of a page in one language, such as "sh": lines without comments. */
export function blocksOf(page: string, language = 'sh'): string[][] {
  const blocks = [...pageText(page).matchAll(BLOCK)].filter(([, of]) => of === language);
  return blocks.map(([, , text = '']) => commandsIn(text));
}

/** A command whose quotation marks close on a later line goes on until there. */
function commandsIn(text: string): string[] {
  const commands: string[] = [];
  let open = '';
  for (const line of text.split('\n')) {
    const whole = open ? `${open}\n${line}` : line.replace(/(^|\s+)# .*/, '').trim();
    const isOpen = whole.split('"').length % 2 === 0;
    open = isOpen ? whole : '';
    if (!isOpen && whole) commands.push(whole);
  }
  return commands;
}

/** What stands in backquotes in a page's sentences and tables. */
export function wordsOf(page: string): string[] {
  const text = pageText(page).replace(BLOCK, '');
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);
}
