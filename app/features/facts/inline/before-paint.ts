// Runs right after words that are true for some days only, before they are painted: the page tells what is true on the
// day it is read, not on the day it was built. `Dated` draws the same in the browser. The build makes one small script
// of it and of what it imports.

import { isWithin } from '#app/lib/day-span.ts';
import { todayInSanRafael } from '#app/lib/san-rafael.ts';

document.currentScript?.remove(); // React hydrates only what it rendered.
const today = todayInSanRafael();
for (const node of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
  const { from, until } = node.dataset; // what `Dated` writes
  node.hidden = !isWithin({ from, until }, today);
}
