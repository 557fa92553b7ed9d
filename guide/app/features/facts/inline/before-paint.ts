// Runs right after text that is true on some days only, before it is painted: the page shows what is true on the day it
// is read, not on the day it was built. `Dated` renders the same in the browser. The build bundles this file with its
// imports into one small script.

import { isWithin } from '#common/lib/day-span.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';

document.currentScript?.remove(); // React hydrates only what it rendered.
const today = todayInSanRafael();
for (const node of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
  const { from, until } = node.dataset; // what `Dated` writes
  node.hidden = !isWithin({ from, until }, today);
}
