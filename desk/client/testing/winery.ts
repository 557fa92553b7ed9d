import type { ContentFile } from '#common/contracts/desk/content.ts';
import { fileOf } from './files.ts';

/** The file of the tests' own winery, so that they do not depend on the real content. */
export const WINERY = 'content/collections/bodegas/listings/bodega-de-prueba.json';
export const WINERY_NAME = 'Bodega de Prueba';

/** A winery with all texts in all languages, without phone, hours, point and photographs. */
export function testWinery(): ContentFile {
  return fileOf({ id: 'bodegas' }, WINERY, {
    name: WINERY_NAME,
    description: 'Una bodega inventada para las pruebas.',
    location: 'Calle Falsa 123',
    category: 'boutique',
    clubWelcome: false,
    translations: {
      en: { name: WINERY_NAME, description: 'A winery made up for the tests.', location: '123 Fake Street' },
      pt: { name: WINERY_NAME, description: 'Uma vinícola inventada para os testes.', location: 'Rua Falsa 123' },
    },
  });
}
