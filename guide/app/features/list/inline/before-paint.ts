// Runs right after a list of cards, before it is painted: the order of this visit, the filter in the address and the
// compact view apply from the first frame, and React hydrates what it finds. The build bundles it with its imports into
// one small script.
// `list-state.ts` defines how a list behaves; this file only applies it to the page.
import { numberShown } from '#app/features/list/number-shown.ts';
import { ALL, askedOf, byRank, chosenFilter, inOrder, isEmpty, isKeptBy } from '../list-state.ts';
import { chooseView } from './choose-view.ts';

/** The attributes that `FilterBar` and `CardGrid` write. */
type FilterButton = HTMLElement & { dataset: { filter: string; countText: string } };
type Offer = HTMLElement & { dataset: { offer: string } };
type Item = HTMLElement & { dataset: { id: string; filters: string; marks?: string; ranks?: string } };

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const set = (selector: string, change: Partial<HTMLElement>) => Object.assign(find(selector) ?? {}, change);

document.currentScript?.remove(); // React hydrates only what it rendered
const list = find('[data-list]');
if (list) {
  // Hidden filters have expired (`guide/app/features/facts/inline/before-paint.ts` has just run).
  const buttons = [...document.querySelectorAll<FilterButton>('[data-filter-bar] [data-filter]:not([hidden])')];
  // The later pages of a list show their own part of it, whatever the address says.
  const values = 'continued' in list.dataset ? [] : buttons.map((button) => button.dataset.filter);
  const search = new URLSearchParams(location.search);
  const active = chosenFilter(search, values);
  const chosen = buttons.find((button) => button.dataset.filter === active) as FilterButton; // one matches every value
  for (const button of buttons) button.setAttribute('aria-pressed', `${button === chosen}`);

  const offers = [...document.querySelectorAll<Offer>('[data-offer]')];
  const asked = askedOf(
    search,
    offers.map(({ dataset }) => dataset.offer),
  );
  for (const offer of offers) {
    const isOn = asked.includes(offer.dataset.offer);
    if (offer instanceof HTMLOptionElement) offer.selected = isOn || offer.selected;
    else offer.setAttribute('aria-pressed', `${isOn}`);
  }

  // Visitors who come back must find their place, which estimated heights would shift.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // entries of that type
  if (visit && visit.type !== 'navigate') list.dataset.whole = '';

  if (chooseView(list)) find('[data-compact]')?.setAttribute('aria-pressed', 'true');
  delete list.dataset.held;

  const nodes = [...(list.children as HTMLCollectionOf<Item>)]; // the elements that `CardGrid` renders
  const items = nodes.map((node) => ({
    node,
    id: node.dataset.id,
    filters: node.dataset.filters.split(' '),
    marks: node.dataset.marks?.split(' '),
    ranks: node.dataset.ranks?.split(' ').map(Number) ?? [],
  }));
  list.hidden = true; // until one of its cards is shown
  const order = 'shuffled' in list.dataset && window.guide?.visitOrder;
  const sorted = byRank(inOrder(items, order), search, (list.dataset.orders ?? '').split(' '));
  // Moving a card, even to where it is, would lay it out again.
  if (sorted.some((item, index) => item !== items[index])) list.append(...sorted.map(({ node }) => node));
  numberShown(sorted, isKeptBy(active, asked), (item, place) => {
    item.node.hidden = place < 0;
    if (place === 0) list.hidden = false;
    item.node.style.setProperty('--index', `${place}`);
    // The largest thing on a phone's first screen. A second picture would take half of a slow line from it.
    const picture = place === 0 && item.node.querySelector('img');
    if (picture) window.fetchFirst(picture);
  });
  // How many of the rows below the cards are kept is told after hydration.
  set('[data-count]', { textContent: asked.length > 0 ? '\u00a0' : chosen.dataset.countText });
  const isOnlyCards = !find('[data-brief]');
  set('[data-empty]', { hidden: !(isOnlyCards && isEmpty(items, active, Number(chosen.dataset.total), asked)) });
  set('[data-more]', { hidden: active !== ALL });
}
