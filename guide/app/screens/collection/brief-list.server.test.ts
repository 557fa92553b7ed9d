import { expect, test } from 'vitest';
import { pageContext } from '#builder/site/pages.server.ts';
import { collectionNamed, plainListing, readRealCatalogue } from '#catalog/content/test-content.ts';
import { listPages } from './list-pages.server.ts';

const catalogue = await readRealCatalogue();
const bars = collectionNamed(catalogue, 'vida-nocturna');

/** What each row of the list says its bar is, where nobody has described any. */
function kindsOf(...categories: string[]) {
  const listings = categories.map((category, index) =>
    bars.parse({ ...plainListing, categories: [category], description: null, images: [] }, `bar-${index}`, 'bar.json'),
  );
  const [page] = listPages(pageContext(catalogue, 'es'), { ...bars, listings });
  return page?.data.brief?.zones.flatMap(({ rows }) => rows.map(({ kind }) => kind));
}

test('a row says what its business is only where the rows of its list differ', () => {
  const [one, other] = kindsOf('bar', 'boliche') ?? [];
  expect(one).toBeTruthy();
  expect(other).not.toBe(one);
  expect(kindsOf('bar', 'bar')).toEqual(['', '']);
});
