import { expect, test, vi } from 'vitest';
import { projectRoot } from '#app/catalog/test-content.ts';
import { GALLERY_PATH, galleryPage } from './gallery-page.ts';
import { readSite } from './site.ts';

// The whole site, read anew.
vi.setConfig({ testTimeout: 30_000 });

test('the page of all pictures shows each with its recipe, and is no page of the guide', async () => {
  const { pictures, pages, files } = await readSite(projectRoot);
  const html = galleryPage(projectRoot, pictures);
  const items = html.split('<li id="').slice(1);
  expect(items).toHaveLength(pictures.length);
  for (const { name, view } of pictures) {
    const item = items.find((one) => one.startsWith(`${name}"`));
    expect(item).toContain(view.src);
    expect(item).toContain(view.alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
    expect(item).toMatch(/&quot;kind&quot;:|&quot;photo&quot;:/);
  }
  expect(html).toContain('content="noindex"');
  expect(pages.some(({ path }) => path === GALLERY_PATH)).toBe(false);
  expect(files.get('/sitemap.xml')).not.toContain(GALLERY_PATH);
});
