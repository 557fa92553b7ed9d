import type { Page } from '@playwright/test';
import type { ListingData } from '#app/screens/listing/page.server.ts';
import type { Picture } from '#common/contracts/picture.ts';
import type { Contact, Detail } from '#views/views.ts';
import { type BuiltPage, pagesIn } from './built-pages.ts';
import { expect, visit } from './support.ts';

/**
 * Opens a built page with other data than the content gives it today, by following a link to it, so that a test of what
 * only some content has neither waits for that content nor skips itself.
 */
export async function visitChanged<Data>(page: Page, built: BuiltPage, change: (data: Data) => Data) {
  const { status: _status, language: _language, address, visitAt: _visitAt, ...sent } = built;
  const json = { ...sent, data: change(structuredClone(sent.data) as Data) }; // the data of this page's screen
  await page.route(`**${address}/page.json`, (route) => route.fulfill({ json }));
  await visit(page, '/favoritos');
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.evaluate((element, href) => element.setAttribute('href', href), address);
  await link.click();
  await expect(page).toHaveURL(address);
}

/** The first Spanish page of a screen. */
export function somePage(screen: string): BuiltPage {
  const found = pagesIn('es').find((page) => page.screen === screen && page.status === 200);
  if (!found) throw new Error(`The guide has no page of the screen "${screen}".`);
  return found;
}

/** The pages of listings, and what they show. */
const listings = () =>
  pagesIn('es').flatMap((page) => {
    if (page.screen !== 'listing') return [];
    const { detail } = page.data as ListingData; // the data of this screen
    return detail ? [{ page, detail }] : [];
  });

/** Opens a listing whose page is changed in what `change` returns; returns its name. */
export async function visitListing(page: Page, change: (detail: Detail) => Partial<Detail>): Promise<string> {
  const [first] = listings();
  if (!first) throw new Error('The guide has no listing.');
  await visitChanged<ListingData>(page, first.page, ({ detail, ...rest }) => ({
    ...rest,
    detail: detail && { ...detail, ...change(detail) },
  }));
  return first.detail.card.title;
}

/** The number of pictures in the album that `visitAlbum` opens: one in the middle, with neighbours that have others. */
export const ALBUM = 5;

/** Opens a listing with an album, of pictures from all listings; returns its name. */
export function visitAlbum(page: Page): Promise<string> {
  return visitListing(page, () => ({ images: somePictures(ALBUM) }));
}

/** Different pictures of the same shape, as the drawings of a listing are. */
function somePictures(count: number): Picture[] {
  const all = listings().flatMap(({ detail }) => detail.images);
  const different = [...new Map(all.map((picture) => [picture.src, picture])).values()];
  const shapes = Object.values(Object.groupBy(different, ({ width, height }) => `${width} ${height}`));
  const found = shapes.find((alike) => (alike?.length ?? 0) >= count)?.slice(0, count);
  if (!found) throw new Error(`The guide has no ${count} pictures of one shape.`);
  return found.map((picture, index) => ({ ...picture, alt: `Imagen de prueba ${index + 1}` }));
}

/** Nobody knows how to reach it. */
export const noContact: Contact = {
  whatsapp: null,
  phone: null,
  website: null,
  instagram: null,
  facebook: null,
  isGuide: false,
};
