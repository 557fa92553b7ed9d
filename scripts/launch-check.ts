/** `npm run launch-check`: lists, in the owner's words, what the guide still lacks before visitors can rely on it. */
import { orExit } from '#app/catalog/content/content-mistakes.ts';
import { inventoryOf } from '#app/catalog/facts/inventory.ts';
import { launchReport } from '#app/catalog/facts/launch.ts';
import { readCatalogue } from '#app/catalog/listings/catalogue.ts';
import { todayInSanRafael } from '#app/lib/san-rafael.ts';

const report = await orExit(async () => {
  const catalogue = await readCatalogue(process.cwd());
  return launchReport(catalogue, inventoryOf(catalogue, todayInSanRafael()));
});
console.log(report.join('\n'));
