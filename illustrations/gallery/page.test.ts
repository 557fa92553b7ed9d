import { expect, test } from 'vitest';
import { readContentPictures } from '../content-pictures.ts';
import { readDrawings } from '../drawings.ts';
import { PRINTS } from '../project.ts';
import { galleryPage } from './page.ts';

test('the gallery page shows every print with its recipe and description', () => {
  const drawings = readDrawings();
  const said = readContentPictures();
  const html = galleryPage(PRINTS, drawings, said);
  const items = html.split('<li id="').slice(1);
  expect(items).toHaveLength(drawings.length);
  const [first] = drawings;
  const words = said.find(({ print }) => print === first?.name);
  expect(items[0]).toContain(`${PRINTS}/${first?.name}-720.avif`);
  expect(items[0]).toContain(words?.alt);
  expect(items[0]).toContain(`&quot;kind&quot;:&quot;${first?.recipe.kind}&quot;`);
});
