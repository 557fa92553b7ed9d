import { limitPage } from './limit-page.ts';

/**
 * The only script that a visitor of a plain page needs: a filter hides cards and shows how many are left. The last
 * lines store the time of a tap on a link, from which the next document computes how long it took.
 */
export const PLAIN_SCRIPT = `
const filters = document.querySelectorAll('button[data-filter]');
const cards = document.querySelectorAll('[data-list] > [data-filters]');
const count = document.querySelector('[data-count]');
for (const filter of filters) {
  filter.addEventListener('click', () => {
    const wanted = filter.dataset.filter;
    for (const other of filters) other.setAttribute('aria-pressed', other === filter);
    for (const card of cards) card.hidden = wanted !== 'all' && !card.dataset.filters.split(' ').includes(wanted);
    count.textContent = filter.dataset.countText;
  });
}
addEventListener('click', ({ target }) => {
  if (target.closest('a')) sessionStorage.setItem('tapped', performance.timeOrigin + performance.now());
}, true);
`;

/**
 * The page as one would write it without a framework: the same markup, styles, fonts and pictures, links that the
 * browser follows, and a dozen lines of script. `links` maps the guide's addresses to those of other plain pages.
 */
export function plainPage(html: string, links: Record<string, string> = {}): string {
  const linked = Object.entries(links).reduce(
    (text, [from, to]) => text.replaceAll(`href="${from}"`, `href="${to}"`),
    limitPage(html),
  );
  return linked.replace('</body>', () => `<script>${PLAIN_SCRIPT}</script></body>`);
}
