/** `npm run facts`: counts each collection's fresh, old, unconfirmed and unknown facts, and whom its pages reach. `-- due`: the month's calls. */

import { countTable, dueLines, dueThisMonth } from '#catalog/facts/due.ts';
import { inventoryOf } from '#catalog/facts/inventory.ts';
import { reachOf, reachTable } from '#catalog/facts/reach.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { doubtfulTranslations } from '#catalog/mistakes/doubtful-translations.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { orExit } from '#reading/content-mistakes.ts';
import { inSpanish } from '#reading/mistakes/in-spanish.ts';

const [what = 'count', ...unknown] = process.argv.slice(2);
if (!['count', 'due', 'soon'].includes(what) || unknown.length > 0) {
  console.error(`Unknown arguments: ${process.argv.slice(2).join(' ')}. Use due, or nothing.`);
  process.exit(1);
}

/** The number of calls shown below the tests: nobody reads a list that is too long. */
const MOST = 15;

const today = todayInSanRafael();
const catalogue = await orExit(() => readCatalogue(process.cwd()));
const facts = await orExit(async () => inventoryOf(catalogue, today));
if (what === 'count') {
  console.log(countTable(facts).join('\n'));
  console.log(`\n${reachTable(reachOf(catalogue)).join('\n')}`);
} else {
  const due = dueThisMonth(facts, today);
  console.log(`Para preguntar este mes, lo que más daño hace primero (${due.length}):`);
  console.log(dueLines(due, what === 'soon' ? MOST : Infinity).join('\n'));
  const doubts = doubtfulTranslations(process.cwd());
  if (doubts.length > 0) console.log(`Traducciones que parecen cambiadas, para mirar (${doubts.length}):`);
  for (const doubt of doubts) console.log(inSpanish(doubt) ?? doubt);
}
