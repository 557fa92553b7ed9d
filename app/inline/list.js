// Runs right after a list of cards, before it is painted: the order of this visit and the filter in the
// address are there from the first frame, and React hydrates what it finds.
(() => {
  const script = document.currentScript;
  const list = document.querySelector('[data-list]');
  const bar = document.querySelector('[data-filter-bar]');
  script.remove(); // React hydrates only what it rendered.
  if (!list || !bar) return;
  const items = new Map([...list.children].map((item) => [item.dataset.id, item]));
  const ids = [...items.keys()];
  const order = 'shuffled' in list.dataset ? window.guide.visitOrder(ids) : ids;

  // A page that goes on with a list shows its own part of it, whatever the address says.
  const wanted = 'continued' in list.dataset ? null : new URLSearchParams(location.search).get('filter');
  const buttons = [...bar.querySelectorAll('[data-filter]')];
  const filter = buttons.find((button) => button.dataset.filter === wanted) ?? buttons[0];
  for (const button of buttons) button.setAttribute('aria-pressed', String(button === filter));

  // Who comes back must find the very place: heights that are only estimated would move it.
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && visit.type !== 'navigate') list.dataset.whole = '';

  let shown = 0;
  for (const id of order) {
    const item = items.get(id);
    const isShown = filter === buttons[0] || item.dataset.filters.split(' ').includes(filter.dataset.filter);
    item.hidden = !isShown;
    item.style.setProperty('--index', isShown ? shown++ : 0);
    list.append(item);
  }
  const count = document.querySelector('[data-count]');
  if (count) count.textContent = filter.dataset.countText;
  const empty = document.querySelector('[data-empty]');
  // In a long list, what a filter keeps may all stand on other pages, and comes with the application.
  if (empty) empty.hidden = shown > 0 || filter.dataset.total > 0;
  const more = document.querySelector('[data-more]');
  if (more) more.hidden = filter !== buttons[0];
})();
