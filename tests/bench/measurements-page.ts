import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The page with the latest result of each bench, each in a section of its own. */
const PAGE = 'docs/measurements.md';

/**
 * Prints the result of a bench and writes it into the bench's section of docs/measurements.md, below the date, the
 * command and the machine, because a number without them means nothing.
 * @throws when the page has no such section
 */
export function publish(root: string, section: string, command: string, measured: string[]) {
  const text = [conditions(command), ...measured].join('\n\n');
  console.log(text);
  const file = path.join(root, PAGE);
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), section, text));
  console.error(`Written into ${PAGE}.`);
}

/** Replaces the content between `<!-- section -->` and `<!-- /section -->` in the page's text. */
export function withSection(page: string, section: string, text: string): string {
  const [start, end] = [`<!-- ${section} -->\n`, `<!-- /${section} -->`];
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from === -1 || to < from) throw new Error(`${PAGE} lacks the lines "${start.trim()}" and "${end}".`);
  return `${page.slice(0, from + start.length)}\n${text}\n\n${page.slice(to)}`;
}

const loadAtStart = load();

function conditions(command: string): string {
  const date = new Date().toISOString().slice(0, 10);
  return `\`${command}\` on ${date}: ${os.availableParallelism()} cores, load ${loadAtStart} at the start and ${load()} at the end.`;
}

function load(): string {
  return (os.loadavg()[0] ?? 0).toFixed(1);
}
