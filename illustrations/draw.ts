/**
 * Prints the pictures. `npm run draw` prints recipes that are new or have changed, and removes prints without a recipe;
 * `npm run draw -- 'bodegas/*'` redraws the matching ones after a change to their kind, and rewrites those that look
 * different.
 */
import { matchesGlob } from 'node:path';
import { readDrawings } from './drawings.ts';
import { printAll, removeUnwanted, unprinted } from './press/press.ts';
import { PRINTS } from './project.ts';

const patterns = process.argv.slice(2);
const drawings = readDrawings();
const chosen = drawings.filter(({ name }) => patterns.some((pattern) => matchesGlob(name, pattern)));
if (patterns.length > 0 && chosen.length === 0) {
  console.error(`No print is called ${patterns.join(' or ')}.`);
  process.exit(1);
}
await printAll(PRINTS, patterns.length > 0 ? chosen : unprinted(PRINTS, drawings), console.log);
for (const name of removeUnwanted(PRINTS, drawings)) console.log(`removed ${name}`);
