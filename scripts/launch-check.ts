/** `npm run launch-check`: lists, in the owner's words, what the guide still lacks before visitors can rely on it. */

import { inventoryOf } from '#catalog/facts/inventory.ts';
import { launchReport } from '#catalog/facts/launch.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { orExit } from '#reading/content-mistakes.ts';

const report = await orExit(async () => {
  const catalogue = await readCatalogue(process.cwd());
  return launchReport(catalogue, inventoryOf(catalogue, todayInSanRafael()));
});
console.log(report.join('\n'));
