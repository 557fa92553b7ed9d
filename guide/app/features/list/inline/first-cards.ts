// Runs after the first row of a list that has one order for everybody. Without a filter or another order in the address
// these cards are what a visitor sees first: they are shown, and their pictures fetched, while the rest is on its way.
import { chooseView } from './choose-view.ts';

const script = document.currentScript;
const list = script?.closest<HTMLElement>('[data-list]');
// React hydrates only what it renders itself.
for (const own of [script?.parentElement?.querySelector('[data-inline-script]'), script]) own?.remove();
if (list && !location.search) {
  // A second large card is below the screen, and its picture would take half of a slow line from the first.
  const isRows = chooseView(list);
  for (const picture of list.querySelectorAll('img')) {
    window.fetchFirst(picture);
    if (!isRows) break;
  }
  delete list.dataset.held;
}
