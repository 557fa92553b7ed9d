/**
 * The files of all pictures. `npm run pictures` prints what is missing or was changed, and removes what nobody asks
 * for; `npm run pictures -- 'bodegas/*'` draws those again after their kind was redrawn, and rewrites what changed.
 */
import { matchesGlob } from 'node:path';
import { printAll, removeUnwanted, unprinted } from '#art/press.ts';
import { DRAWN } from '#art/prints.ts';
import { orExit } from './content-mistakes.ts';
import { readSite } from './site.ts';

const root = process.cwd();
const patterns = process.argv.slice(2);
const { pictures } = await orExit(() => readSite(root));
const chosen = pictures.filter(({ name }) => patterns.some((pattern) => matchesGlob(name, pattern)));
if (patterns.length > 0 && chosen.length === 0) {
  console.error(`No picture is called ${patterns.join(' or ')}.`);
  process.exit(1);
}
await printAll(root, patterns.length > 0 ? chosen : unprinted(root, pictures), console.log);
for (const name of removeUnwanted(root, DRAWN, pictures)) console.log(`removed ${name}`);
